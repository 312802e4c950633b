import { mostCharacters } from './cut-list.ts'

// A line that a person runs and a handle are of no use without their ends. Both come from this server.
const whole: ReadonlySet<string> = new Set(['applied_by', 'handle'])

/**
 * Returns a copy of data in which each text has at most `mostCharacters` characters, followed by its length if it was
 * cut. The account can contain a text, such as a memo, that would fill the memory of an agent.
 */
export function shorten(data: object): object {
  return cut(data) as object
}

function cut(data: unknown): unknown {
  if (typeof data === 'string' && data.length > mostCharacters)
    return `${data.slice(0, mostCharacters)}… (cut: it has ${data.length} characters; the command hostwright shows all)`
  if (Array.isArray(data)) return data.map(cut)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, whole.has(name) ? value : cut(value)]),
  )
}
