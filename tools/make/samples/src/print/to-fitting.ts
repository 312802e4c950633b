import { toSingleQuoted } from './to-literal.ts'

/** Width of a sample in characters: it fits beside an operation of the reference on a screen of 1440 pixels. */
export const width = 60

/** Prints a JSON value as TypeScript: on one line if it fits into `room`, otherwise with a line for each entry. */
export function toFitting(value: unknown, room: number, margin = ''): string {
  const line = toLine(value)
  if (line.length <= room || typeof value !== 'object' || value === null) return line
  const inner = `${margin}  `
  const rest = width - inner.length - ','.length
  const isList = Array.isArray(value)
  const entries = isList
    ? value.map((item) => toFitting(item, rest, inner))
    : listEntries(value).map(([name, part]) => `${name}: ${toFitting(part, rest - name.length - 2, inner)}`)
  const lines = entries.map((entry) => `${inner}${entry},\n`).join('')
  return isList ? `[\n${lines}${margin}]` : `{\n${lines}${margin}}`
}

/** Prints a JSON value as TypeScript on one line of any length. */
export function toLine(value: unknown): string {
  if (typeof value === 'string') return toSingleQuoted(value)
  if (typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `[${value.map(toLine).join(', ')}]`
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`A sample has the value ${String(value)}.`)
  const entries = listEntries(value).map(([name, part]) => `${name}: ${toLine(part)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function listEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined)
}
