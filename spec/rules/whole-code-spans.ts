import type { Context, Rule } from './redocly.ts'

/** Texts have no code span that is broken over two lines, because some converters of descriptions end at one. */
export const wholeCodeSpans: Rule = () => ({
  Info: check,
  Tag: check,
  Operation: check,
  Parameter: check,
  RequestBody: check,
  Response: check,
  Header: check,
  Example: check,
  Schema: check,
})

function check(node: object, { report, location }: Context): void {
  for (const key of ['summary', 'description']) {
    const text = (node as Readonly<Record<string, unknown>>)[key]
    const spans = typeof text === 'string' ? text.replaceAll(/```.*?```/gs, '').matchAll(/`[^`]*`/g) : []
    for (const [span] of spans) {
      if (!span.includes('\n')) continue
      const whole = span.replaceAll(/\s+/g, ' ')
      report({ message: `Write ${whole} on one line.`, location: location.child(key) })
    }
  }
}
