import { type Description, generatedHeader, resolve, type Schema } from './description.ts'

/**
 * Returns the source text of the properties that contain a time, in whatever notation, each with what a date in it
 * means: the start of this day, or the end of it. A name that ends in `_at` is a time even if the description has no
 * format for it, as that of certificates. A name with both meanings is an error, because a text alone would not say
 * which one applies.
 */
export function toTimes(description: Description): string {
  const { schemas } = description.components
  const times = new Map<string, string>()
  for (const { properties } of Object.values(schemas)) {
    for (const [name, given] of Object.entries(properties ?? {})) {
      const schema = resolve(description, given)
      if (!isTime(name, schema, schemas['JapanTime'])) continue
      const meaning = schema['x-last-day'] === true ? 'end' : 'start'
      if ((times.get(name) ?? meaning) !== meaning) {
        throw new Error(`${name} is the last day in one schema and not in another: parseTime could not tell.`)
      }
      times.set(name, meaning)
    }
  }
  const lines = [...times]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, meaning]) => `  ${name}: '${meaning}',\n`)
  return `${generatedHeader}
/** The properties that contain a time, each with the part of the day that a date in it means. */
export const times = {
${lines.join('')}} as const

/** A property of a response that contains a time. */
export type TimeProperty = keyof typeof times
`
}

function isTime(name: string, { format, pattern }: Schema, japanTime: Schema | undefined): boolean {
  if (format === 'date' || name.endsWith('_at')) return true
  return pattern !== undefined && pattern === japanTime?.pattern
}
