/** The declarations of a surface that it exports, without the word `export`, by their names. */
export function readDeclarations(surface: string): Map<string, string> {
  const [first = '', ...blocks] = surface.trim().split(/\n\n+/)
  const exported = new Set(first.match(/\w+/g))
  return new Map(
    blocks.flatMap((block) => {
      const [, name = ''] =
        /^export (?:declare )?(?:abstract )?(?:interface|class|type|const|function|enum) (\w+)/.exec(block) ??
        []
      return exported.has(name) ? [[name, block] as const] : []
    }),
  )
}

/**
 * Finds the public names that stand for different things: each name that two packages export with different
 * declarations, with these packages.
 */
export function findAmbiguous(surfaces: ReadonlyMap<string, string>): string[] {
  const uses = [...surfaces].flatMap(([from, surface]) =>
    [...readDeclarations(surface)].map(([name, text]) => ({ from, name, text })),
  )
  return [...Map.groupBy(uses, ({ name }) => name)]
    .filter(([, all]) => new Set(all.map(({ text }) => text)).size > 1)
    .map(([name, all]) => `${name}: ${all.map(({ from }) => from).join(', ')}`)
}
