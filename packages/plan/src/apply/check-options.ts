import { ConfigError } from '@hostwright/common'
import type { ApplyOptions } from './apply-options.ts'
import { checkTexts } from '../names/check-texts.ts'

/** Rejects options that a program in JavaScript may give in another type, before any request. */
export function checkOptions({ allow, spend, mostOfDay, onSurprise }: ApplyOptions): void {
  checkTexts('allow', allow)
  checkLimit('spend', 'yen', spend)
  checkLimit('mostOfDay', 'changes', mostOfDay)
  if (onSurprise !== undefined && onSurprise !== 'stop' && onSurprise !== 'skip')
    throw new ConfigError('onSurprise', `is ${JSON.stringify(onSurprise)}: give 'stop' or 'skip'`)
}

/** Rejects a limit that is no number: a text, a list and a date are compared as numbers too. */
function checkLimit(field: string, unit: string, given: unknown): void {
  if (given === undefined || (typeof given === 'number' && given >= 0)) return
  const kind = typeof given === 'number' ? String(given) : `of the type ${typeof given}`
  throw new ConfigError(field, `is ${kind}: give ${unit} as a number, from 0`)
}
