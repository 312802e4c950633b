import type { Change, Place } from '../changes/change.ts'
import { compareToPlan } from '../resources/place.ts'

// Kinds of settings that have a value as soon as their resource is created. The service chooses it and a plan cannot
// predict it, so an unexpected value of a new resource does not count as a change by another program.
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

/**
 * The decision about a change when a plan is applied: `send` its request, or send nothing because the place was `made`
 * as planned already or `changed` by another program.
 */
export type Judgement = 'send' | 'made' | 'changed'

/**
 * Decides about a change by comparing the current place with the planned one. If the plan creates the resource around
 * the place, an empty place and any setting of the service are accepted too, except before a deletion. A partly changed
 * place counts as this plan's own work only if the plan has begun the change.
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
