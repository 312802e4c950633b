/** Syntax of the values of a language. */
export interface LiteralStyle {
  readonly indent: string
  readonly string: (text: string) => string
  readonly boolean: (value: boolean) => string
  readonly key: (name: string) => string
  readonly object: readonly [open: string, close: string]
}

/** Prints a JSON value as a literal of a language; one with several entries gets several lines. */
export function toLiteral(value: unknown, style: LiteralStyle, margin = ''): string {
  if (typeof value === 'string') return style.string(value)
  if (typeof value === 'boolean') return style.boolean(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `[${value.map((item) => toLiteral(item, style, margin)).join(', ')}]`
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`A sample has the value ${String(value)}.`)
  const [open, close] = style.object
  const inner = margin + style.indent
  const lines = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${inner}${style.key(name)}${toLiteral(field, style, inner)},\n`)
  return `${open}\n${lines.join('')}${margin}${close}`
}

/** Quotes a text in single quotes, with the escapes of TypeScript and PHP. */
export function toSingleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}
