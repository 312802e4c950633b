/**
 * Returns the object that a node's `$ref` points to, following further references. Properties beside a `$ref` replace
 * those of its target. A node without a `$ref` is returned unchanged.
 */
export function follow<Node extends object>(document: object, node: Node): Node {
  const { $ref, ...own } = node as { readonly $ref?: string }
  if ($ref === undefined) return node
  let target: unknown = document
  for (const name of $ref.slice(2).split('/')) target = (target as Record<string, unknown>)[name]
  return { ...follow(document, target as Node), ...own }
}
