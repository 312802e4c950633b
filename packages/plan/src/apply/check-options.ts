import { ConfigError } from '@hostwright/common'
import type { ApplyOptions } from './apply-options.ts'
import { checkTexts } from '../names/check-texts.ts'

const known: Readonly<Record<keyof ApplyOptions, true>> = {
  client: true,
  approver: true,
  allow: true,
  spend: true,
  again: true,
  onSurprise: true,
  expect: true,
  mostOfDay: true,
  accountEmpty: true,
  resolveSecret: true,
  onSecret: true,
  findPending: true,
  onProgress: true,
  signal: true,
}

/**
 * Rejects options that a program in JavaScript may give in another type or with another name, before any request. A
 * misspelled `expect` would apply a plan that nobody has approved, and `dryRun` would apply it too.
 */
export function checkOptions(options: ApplyOptions): void {
  if (!Object(options).client) throw new ConfigError('client', 'is missing: give that of createClient')
  const other = Object.keys(options).find((name) => !Object.hasOwn(known, name))
  if (other !== undefined) throw new ConfigError(other, 'is no option of applyPlan: leave it out')
  const { allow, spend, mostOfDay, onSurprise } = options
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
