import type { Change, Place } from '../changes/change.ts'
import { compareToPlan } from '../resources/place.ts'

// The service sets these properties itself, so a plan cannot know their values.
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

/** What to do with a place. */
export type Judgement = 'send' | 'made' | 'changed'

/**
 * Compares a place with its change. Inside a resource that the plan creates, an empty place and settings of
 * the service are accepted as well. A place that is partly changed counts as the plan's own only if the plan
 * has begun its change.
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
