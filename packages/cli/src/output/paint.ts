import { usesColour } from './uses-colour.ts'
import type { System } from '../system/system.ts'

/**
 * Adds a colour to the text of a table cell. The colour depends on the column and the text, such as red for `failed`.
 */
export type Paint = (column: string, text: string) => string

const green = 32
const yellow = 33
const red = 31

const meanings: Readonly<Record<string, number>> = {
  active: green,
  running: green,
  completed: green,
  ordered: green,
  setup_pending: yellow,
  pending: yellow,
  processing: yellow,
  installing: yellow,
  warning: yellow,
  unread: yellow,
  unknown: yellow,
  problem: red,
  suspended: red,
  expired: red,
  failed: red,
}

// Columns whose values are coloured by state. Other columns are not, because a memo, for example, can contain the same
// words. `status_code` is coloured by its number.
const states = /(?:^|\.)(?:status|state|severity|power|error)$/

/**
 * Returns the function that colours cells; `undefined` if `NO_COLOR` or another environment variable disables colours.
 */
export function createPaint(env: System['env']): Paint | undefined {
  if (!usesColour(env)) return undefined
  return (column, text) => {
    const colour = toColour(column, text)
    return colour === undefined ? text : `\u001B[${colour}m${text}\u001B[39m`
  }
}

function toColour(column: string, text: string): number | undefined {
  if (column === 'status_code') return /^[45]/.test(text) ? red : undefined
  if (!states.test(column)) return undefined
  return Object.hasOwn(meanings, text) ? meanings[text] : undefined
}
