import ts from 'typescript'

/** Texts for the parts of an operation, by their names in OpenAPI. */
const parts: Readonly<Record<string, string>> = {
  parameters: 'What is in the address and the headers.',
  query: 'The query parameters.',
  header: 'The request headers.',
  path: 'The values in the path.',
  cookie: 'The cookies.',
  requestBody: 'The request body.',
  responses: 'The responses, by HTTP status.',
  headers: 'The response headers.',
  content: 'The body, by media type.',
  'application/json': 'As JSON.',
  schemas: 'The schemas.',
}

/** Texts for the members that a component never has. `paths` and `operations` have too many of these to comment. */
const absent: Readonly<Record<string, string>> = {
  content: 'There is no body.',
  pathItems: 'There are no path items.',
  requestBodies: 'Each operation has its own request body.',
}

/** Texts for the maps of operations and components, including the maps that are empty in this description. */
const maps: Readonly<Record<string, string>> = {
  paths: 'The operations by path and method, in the form that openapi-fetch and its like take.',
  operations: 'The operations by operationId.',
  components: 'What the operations share. Each schema has a type of its own name too.',
  webhooks: 'The webhooks: none is documented.',
  $defs: 'The schemas outside of `components`: none.',
}

/**
 * Adds a comment to the members of `paths`, `operations` and `components` that have none. An operation gets its
 * summary, a part of an operation the text for its name in OpenAPI, and an alias of a component the text of that
 * component.
 */
export function commentStructure(nodes: readonly ts.Node[], summaries: ReadonlyMap<string, string>): void {
  const comments = new Map<string, ts.SynthesizedComment[]>()
  function visit(node: ts.Node, owner: string): void {
    if (ts.isPropertySignature(node)) {
      const name = (node.name as ts.Identifier | ts.StringLiteral).text
      const given = ts.getSyntheticLeadingComments(node)
      if (given) comments.set(`${owner}.${name}`, given)
      else comment(node, isNever(node) ? absent[name] : toText(name, owner))
      ts.forEachChild(node, (child) => visit(child, owner === 'components' ? `components.${name}` : ''))
      return
    }
    ts.forEachChild(node, (child) => visit(child, owner))
  }
  const toText = (name: string, owner: string): string | undefined => {
    if (owner === 'paths') return `The operations at \`${name}\`.`
    return owner === 'operations' ? summaries.get(name) : parts[name]
  }
  for (const node of nodes) {
    if (ts.isInterfaceDeclaration(node)) {
      comment(node, maps[node.name.text])
      visit(node, node.name.text)
    } else if (ts.isTypeAliasDeclaration(node)) copyTo(node, comments)
  }
}

const isNever = ({ type }: ts.PropertySignature): boolean => type?.kind === ts.SyntaxKind.NeverKeyword

/** Copies the comment of a component to its alias, found by the reference: `components['responses']['NotFound']`. */
function copyTo(
  alias: ts.TypeAliasDeclaration,
  comments: ReadonlyMap<string, ts.SynthesizedComment[]>,
): void {
  comment(alias, maps[alias.name.text])
  if (!ts.isTypeReferenceNode(alias.type) || !ts.isIdentifier(alias.type.typeName)) return
  const [, kind, name] = /^components\['(\w+)'\]\['(\w+)'\]$/.exec(alias.type.typeName.text) ?? []
  const found = comments.get(`components.${kind}.${name}`)
  if (found) ts.setSyntheticLeadingComments(alias, found)
}

function comment(node: ts.Node, text: string | undefined): void {
  if (text === undefined) return
  ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, `* ${text} `, true)
}
