import { usesColour } from './uses-colour.ts'
import type { System } from '../system/system.ts'

/** Colours the text of a cell by the meaning that it has in its column. */
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

// The same words elsewhere, such as in a memo, say nothing of a state.
const states = /(?:^|\.)(?:status|state|severity|power|error)$/

/** Returns how cells are coloured at a terminal, or `undefined` where `NO_COLOR` or another variable forbids it. */
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
