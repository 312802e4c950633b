/** Follows the reference of a node, as far as it leads; properties beside the reference win. */
export function follow<Node extends object>(document: object, node: Node): Node {
  const { $ref, ...own } = node as { readonly $ref?: string }
  if ($ref === undefined) return node
  let target: unknown = document
  for (const name of $ref.slice(2).split('/')) target = (target as Record<string, unknown>)[name]
  return { ...follow(document, target as Node), ...own }
}
