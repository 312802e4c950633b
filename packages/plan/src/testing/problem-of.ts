import { DesiredError } from '../desired/desired-error.ts'
import { parseDesired } from '../desired/parse-desired.ts'

/** Returns the message about the problems of a file; empty if it has none. */
export function problemOf(input: string | object): string {
  try {
    parseDesired(input)
    return ''
  } catch (error) {
    if (error instanceof DesiredError) return error.message
    throw error
  }
}
