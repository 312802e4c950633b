/** Largest number of characters of what an agent has sent, where a result repeats it. */
const most = 200
const longWords = new RegExp(String.raw`\S{${most + 1},}`, 'g')

/**
 * Returns a copy of a text, or of a map with texts, in which long words and long arguments of the call are cut. An
 * error names what it rejects, and a model that has sent 10,000 characters would get them back.
 */
export function cutEchoes<Told extends string | object>(told: Told, given: unknown): Told {
  const long = [...listTexts(given), ...listPaths(told)].filter((text) => text.length > most)
  // A text that is part of another one would be cut inside of it.
  const longestFirst = [...new Set(long)].toSorted((one, other) => other.length - one.length)
  return cut(told, longestFirst) as Told
}

function cut(told: unknown, long: readonly string[]): unknown {
  if (typeof told === 'string')
    return long.reduce((text, one) => text.replaceAll(one, shorten), told).replaceAll(longWords, shorten)
  // A list of texts has addresses, which stay whole.
  if (Array.isArray(told)) return told.map((one) => (typeof one === 'string' ? one : cut(one, long)))
  if (typeof told !== 'object' || told === null) return told
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, cut(value, long)]))
}

function shorten(text: string): string {
  return `${text.slice(0, most).toWellFormed()} … (${text.length} characters)`
}

/** Lists all texts of the arguments of a call. */
function listTexts(given: unknown): string[] {
  if (typeof given === 'string') return [given]
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(listTexts) : []
}

/** Lists the paths of the problems of a file: they have names that the agent has written, also with spaces. */
function listPaths(told: unknown): string[] {
  const { problems = [] } = Object(told) as { readonly problems?: readonly { readonly path: string }[] }
  return problems.map(({ path }) => path)
}
