import type { Change, Place } from '../changes/change.ts'
import { compareToPlan } from '../resources/place.ts'

// The service gives these a value of its own, which no plan can know.
const settings = new Set([
  'dkim',
  'dmarc',
  'memo',
  'php',
  'smtp_abroad_restriction',
  'spam_filter',
  'spf',
  'ssh',
  'forwarding',
  'vps_memo',
  'vps_name',
  'vps_reverse_hostname',
])

/** What is to be done about a place as it is. */
export type Judgement = 'send' | 'made' | 'changed'

/**
 * Compares a place with its change. Inside what the plan creates, an empty place and a setting of the service are taken as
 * well. A place that is half-way counts as the plan's own only if the plan has begun it.
 */
export function judge(change: Change, now: Place, isBegun: boolean): Judgement {
  const standing = compareToPlan(change, now)
  if (standing === 'before') return 'send'
  if (standing === 'after') return 'made'
  const isFree =
    change.inside !== undefined &&
    change.action !== 'delete' &&
    (now === null || settings.has(change.at.kind))
  if (isFree || (standing === 'between' && isBegun)) return 'send'
  return 'changed'
}
