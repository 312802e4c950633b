import ts from 'typescript'

const { factory } = ts

/**
 * Gives every schema a declaration under its own name, to which all others refer, so that an editor shows `VpsServer`
 * where it would show `components["schemas"]["VpsServer"]`. `components.schemas` stays for programs that look up a
 * schema by its name.
 */
export function nameSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components')
  const schemas = findMember((components as ts.InterfaceDeclaration).members, 'schemas').members
  const names = new Set(schemas.map(toName))
  const declarations = schemas.map(toDeclaration)
  const renamed = nodes.filter((node) => !ts.isTypeAliasDeclaration(node) || !names.has(node.name.text))
  return [...renamed.map((node) => withNames(node, schemas)), ...declarations.map((node) => withNames(node))]
}

function findMember(members: ts.NodeArray<ts.TypeElement>, name: string): ts.TypeLiteralNode {
  const member = members.find((each) => toName(each) === name) as ts.PropertySignature
  return member.type as ts.TypeLiteralNode
}

const toName = (member: ts.TypeElement): string => (member.name as ts.Identifier).text

/** Turns a schema into a declaration. */
function toDeclaration(schema: ts.TypeElement): ts.TypeAliasDeclaration {
  const { type } = schema as ts.PropertySignature
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)]
  const declaration = factory.createTypeAliasDeclaration(modifiers, toName(schema), undefined, type!)
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema))
}

/**
 * Copies a node and replaces every `components["schemas"][name]` in it by the name. In the given schemas, only the
 * names are left.
 */
function withNames<T extends ts.Node>(root: T, schemas?: readonly ts.TypeElement[]): T {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isPropertySignature(node) && schemas?.includes(node)) return toEntry(node)
    const name = toSchemaName(node)
    if (name !== undefined) return factory.createTypeReferenceNode(name)
    return ts.visitEachChild(node, visit, undefined)
  }
  return visit(root) as T
}

function toEntry(schema: ts.PropertySignature): ts.PropertySignature {
  const name = toName(schema)
  const entry = factory.createPropertySignature(
    undefined,
    name,
    undefined,
    factory.createTypeReferenceNode(name),
  )
  return ts.setSyntheticLeadingComments(entry, ts.getSyntheticLeadingComments(schema))
}

/** Returns the name in `components["schemas"][name]`; `undefined` for any other node. */
function toSchemaName(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const [schemas, name] = [node.objectType.indexType, node.indexType].map(toText)
  return schemas === 'schemas' ? name : undefined
}

const toText = (type: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined
