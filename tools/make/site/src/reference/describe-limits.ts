import type { Schema } from '@hostwright/generate/description'
import type { Words } from './words.ts'

/** Lists the constraints of a value in a few words each, with values and patterns as code in Markdown. */
export function describeLimits(schema: Schema, words: Words): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, const: only } = schema
  const limits = [
    only === undefined ? undefined : words.always(toCode(only)),
    words.range(minimum, maximum),
    words.length(minLength === 1 && maxLength === undefined ? undefined : minLength, maxLength),
    words.items(minItems, maxItems),
    pattern === undefined ? undefined : words.pattern(toCode(pattern)),
    schema.default === undefined ? undefined : words.byDefault(toCode(schema.default)),
  ]
  return limits.filter((limit) => limit !== undefined)
}

/** Returns a value as code in Markdown, with as many backticks around it as its own backticks require. */
export function toCode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return text === '' ? '`""`' : longest === 0 ? `\`${text}\`` : `${fence} ${text} ${fence}`
}
