import { dirname } from 'node:path'
// The compiler of TypeScript 7 has no such API.
import ts from 'typescript6'

/**
 * Describes the exports of a package as text: their names, then every declaration in the package that they lead to,
 * sorted by name and without comments. File names are left out, so that the text changes only when the names,
 * parameters or results of users change.
 */
export function describeSurface(entry: string): string {
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entry)
  const module = source && checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${entry} is not a module: build the packages first.`)
  const exported = checker.getExportsOfModule(module)
  const declarations = collectDeclarations(exported, checker, dirname(entry))
  return [
    `export { ${exported
      .map(({ name }) => name)
      .toSorted()
      .join(', ')} }`,
    ...declarations,
    '',
  ].join('\n\n')
}

function collectDeclarations(
  exported: readonly ts.Symbol[],
  checker: ts.TypeChecker,
  folder: string,
): string[] {
  const printer = ts.createPrinter({ removeComments: true })
  const found = new Map<ts.Symbol, string>()
  function follow(symbol: ts.Symbol): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const own = (target.declarations ?? []).map(toStatement).filter((statement) => statement !== undefined)
    const inside = own.filter((statement) => statement.getSourceFile().fileName.startsWith(`${folder}/`))
    if (found.has(target) || inside.length === 0) return
    const texts = inside.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
    found.set(target, texts.join('\n'))
    for (const statement of inside) visit(statement)
  }
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      if (symbol !== undefined) follow(symbol)
    }
    ts.forEachChild(node, visit)
  }
  exported.forEach(follow)
  return [...found].toSorted(([a], [b]) => (a.name < b.name ? -1 : 1)).map(([, text]) => text)
}

/** Returns the top-level statement that a declaration is or belongs to; nothing for a member or a parameter. */
function toStatement(declaration: ts.Declaration): ts.Statement | undefined {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return ts.isSourceFile(node.parent) && ts.isStatement(node) ? node : undefined
}
