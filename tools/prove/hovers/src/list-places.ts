import { dirname } from 'node:path'
// The compiler of TypeScript 7 has no such API.
import ts from 'typescript6'
import type { Place } from './hovers.ts'

/**
 * Lists every name that users can reach from the exports of some declarations: the exports, the members of their types,
 * and the properties of their functions' parameters. Private members are left out. So are members of type `never` in
 * the maps of paths and operations, which list each method and parameter that an operation lacks.
 */
export function listPlaces(entries: readonly string[]): Place[] {
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts'],
    types: [],
  })
  const checker = program.getTypeChecker()
  const exported = new Set(entries.flatMap((entry) => listExports(program, entry)))
  const folders = entries.map((entry) => `${dirname(entry)}/`)
  const places: Place[] = []
  const reached = new Set<ts.Symbol>()

  function follow(symbol: ts.Symbol): void {
    const target = toTarget(checker, symbol)
    const own = (target.declarations ?? []).filter(
      (node) => isAtTop(node) && folders.some((folder) => node.getSourceFile().fileName.startsWith(folder)),
    )
    if (reached.has(target) || own.length === 0) return
    reached.add(target)
    const isExport = exported.has(target)
    // Users cannot write the name of a value that is not exported, and its type has the text that they see.
    if (!isExport && target.flags & ts.SymbolFlags.Variable) return
    for (const declaration of own) {
      const name = ts.getNameOfDeclaration(declaration)
      if (isExport && name !== undefined) note(name, target.name)
      visit(declaration, target.name)
    }
  }

  function visit(node: ts.Node, owner: string): void {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
    if (symbol !== undefined) follow(symbol)
    const isNamed = isMember(node)
    if (isNamed && !isShown(node, owner)) return
    const name = isNamed ? `${owner}.${node.name.getText()}` : owner
    if (isNamed) note(node.name, name)
    listShown(node).forEach((child) => visit(child, name))
  }

  function note(name: ts.Node, label: string): void {
    const source = name.getSourceFile()
    const position = name.getStart()
    places.push({ label, file: source.fileName, position, ...source.getLineAndCharacterOfPosition(position) })
  }

  exported.forEach(follow)
  return places
}

function listExports(program: ts.Program, entry: string): ts.Symbol[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entry)
  const module = source && checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${entry} is not a module: build the packages first.`)
  return checker.getExportsOfModule(module).map((symbol) => toTarget(checker, symbol))
}

/** Returns the symbol that an import or re-export stands for. */
function toTarget(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** Reports whether a declaration is at the top of a module, not inside a function or a type. */
function isAtTop(declaration: ts.Declaration): boolean {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return ts.isSourceFile(node.parent)
}

type Member = ts.TypeElement | ts.ClassElement | ts.EnumMember

function isMember(node: ts.Node): node is Member & { readonly name: ts.PropertyName } {
  return (
    (ts.isTypeElement(node) || ts.isClassElement(node) || ts.isEnumMember(node)) && node.name !== undefined
  )
}

function isShown(member: Member, owner: string): boolean {
  const { type } = member as ts.PropertySignature
  const isPrivate = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private
  const isLacking = type?.kind === ts.SyntaxKind.NeverKeyword && /^(paths|operations)\./.test(owner)
  const name = member.name!
  // A key that is a constant of the package: users cannot write it, and no editor offers it.
  const isHidden = ts.isComputedPropertyName(name) && ts.isIdentifier(name.expression)
  return !isLacking && !isPrivate && !isHidden && !ts.isPrivateIdentifier(name)
}

/** Lists the children of a node without the condition of a conditional type, which no editor shows. */
function listShown(node: ts.Node): ts.Node[] {
  if (ts.isConditionalTypeNode(node)) return [node.checkType, node.trueType, node.falseType]
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}
