import { ConfigError } from '@hostwright/common'

/**
 * Rejects an option that is no list of texts. One text alone, as a program in JavaScript may give it, would be read as a
 * list of its letters.
 */
export function checkTexts(field: string, given: readonly string[] | undefined): void {
  checkList(field, given, typeof given === 'string' ? `texts, such as [${JSON.stringify(given)}]` : 'texts')
  const wrong: unknown = given?.find((one) => typeof one !== 'string')
  if (wrong !== undefined) throw new ConfigError(field, `has ${JSON.stringify(wrong)}: give texts`)
}

/** Rejects an option that is no list. */
export function checkList(field: string, given: unknown, entries: string): void {
  if (given === undefined || Array.isArray(given)) return
  throw new ConfigError(field, `is no list: give a list of ${entries}`)
}
