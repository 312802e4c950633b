import type { Deed } from './deed.ts'
import { plain } from './deed.ts'
import type { ApplyOptions, Change, Plan } from '@hostwright/plan'

/** Plan that somebody approved, with the allowances they gave. */
export interface Approval {
  readonly plan: Plan
  readonly options: Omit<ApplyOptions, 'client'>
}

/** Record of all writes, compared with the approved plans. Kept beside the sandbox; no client sees it. */
export interface PlanTruth {
  /** Every write that reached the sandbox. */
  readonly deeds: Deed[]
  breach(text: string): void
  check(deed: Deed, approvals: readonly Approval[]): void
  /** Throws if a check has failed, even if the test has caught the error of that check. */
  finish(): void
}

/** Reports whether a change of the plan mentions all values that a write is about. */
function says(change: Change, deed: Deed): boolean {
  const { address, before, after, destroys, action } = change
  const text = plain([address, before, after, destroys])
  if (/^\/v1\/(server|vps\/servers)$/.test(deed.path))
    return action === 'order' && deed.words.every((word) => text.includes(word))
  if (action === 'order') return false
  if (deed.method === 'DELETE' && (action === 'create' || before === null)) return false
  return deed.words.every((word) => text.includes(word))
}

/** Lists the allowances of which one has to be given for a write to an existing resource. */
function listNeeds({ method, path, body }: Deed): readonly string[] {
  if (path.endsWith('/power/stop')) return ['interrupt', 'delete']
  if (path.endsWith('/packet-filter') && method === 'PUT')
    return body['enabled'] === true ? ['interrupt', 'delete'] : ['expose']
  if (method === 'POST' && /\/(cron|ssh\/key)$/.test(path)) return ['expose']
  if (method !== 'DELETE') return []
  return /\/(rules|key|grant|ssl)\b/.test(path) ? ['interrupt', 'delete'] : ['delete']
}

const toPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+?^$()|[\]{}\\]/g, String.raw`\$&`).replaceAll(/\*+/g, '.*')}$`)

/** Writes that stop a server, lock its owner out or let others in: only an allowance with their address covers them. */
const wantsAddress = /\/(power|packet-filter|protection|ssh)\b/

function isAllowed(change: Change, deed: Deed, allow: readonly string[]): boolean {
  const needs = listNeeds(deed)
  if (needs.length === 0) return true
  return allow.some((given) => {
    const [, kind = '', sign, text = ''] = /^(\w+)([:~])?(.*)$/s.exec(given) ?? []
    if (!needs.includes(kind)) return false
    if (sign === undefined) return !wantsAddress.test(deed.path)
    return sign === ':' ? text === change.address : toPattern(text).test(change.address)
  })
}

export function createPlanTruth(): PlanTruth {
  const breaches: string[] = []
  const deeds: Deed[] = []
  const breach = (text: string): void => void breaches.push(text)
  return {
    deeds,
    breach,
    check(deed, approvals) {
      const what = `${deed.method} ${deed.path} ${JSON.stringify(deed.body)}`
      const pairs = approvals.flatMap((approval) =>
        approval.plan.changes.map((change) => ({ change, options: approval.options })),
      )
      const found = pairs.filter(({ change }) => says(change, deed))
      if (found.length === 0) breach(`not in the plan: ${what} (${deed.words.join(', ')})`)
      else if (
        found.every(({ change: { action }, options }) => action === 'order' && !((options.spend ?? 0) > 0))
      )
        breach(`paid without being allowed to: ${what}`)
      else if (
        !deed.isOwn &&
        !found.some(({ change, options }) => isAllowed(change, deed, options.allow ?? []))
      )
        breach(`not allowed: ${what}`)
    },
    finish() {
      if (breaches.length > 0) throw new Error(breaches.join('; '))
    },
  }
}
