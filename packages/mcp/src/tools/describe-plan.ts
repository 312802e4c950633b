import { quoteAllowance } from '@hostwright/common/ports'
import type { Plan } from '@hostwright/plan'
import type { Judgement, Policy } from '../policy/policy.ts'
import { cutList, describeCut } from '../result/cut-list.ts'
import { notice } from './notice.ts'
import type { Outcome } from './tool.ts'

/** A stored plan, with who may apply it. */
export interface Described {
  readonly plan: Plan
  readonly path: string
  readonly judgement: Judgement
}

const mostReasons = 20

/** Returns why a person applies a plan, and the `only` with which an agent could apply the rest. */
export function toReasons({ person, only }: Judgement): object {
  return {
    ...(person.length > 0 && { for_a_person: person.slice(0, mostReasons) }),
    ...(only.length > 0 && { only }),
  }
}

/**
 * Returns a plan in the form that an agent gets: its changes, the allowances that they need, and who can apply the
 * plan. Only the first page of a long plan has what is said of the whole plan: hundreds of changes can need hundreds of
 * allowances.
 */
export function describePlan(
  { plan, path, judgement }: Described,
  { isWriting }: Policy,
  cursor?: string,
): Outcome {
  const { summary, digest, needs, unmanaged, notes } = plan
  const { data: changes, ...rest } = cutList(plan.changes.map(toShown), cursor)
  const ofWhole = {
    ...(notes.length > 0 && { notes }),
    ...(unmanaged.length > 0 && { unmanaged: unmanaged.length }),
    ...(plan.changes.length > 0 &&
      !isBeyondAll(plan) && {
        applied_by: isWriting && judgement.person.length === 0 ? 'apply' : toLine(plan, path),
        ...(isWriting && toReasons(judgement)),
      }),
  }
  const isFirst = cursor === undefined
  const data = {
    summary,
    digest,
    ...(isFirst && { needs }),
    changes,
    ...rest,
    ...(isFirst && ofWhole),
    notice,
  }
  const isCut = rest.next !== undefined || !isFirst
  return { text: isCut ? `${summary}; ${describeCut(rest)}` : summary, data }
}

/**
 * Whether no key can place what a plan orders, such as above its `max_total_price`. An order that another key may place
 * is among the needs, as `spend`.
 */
function isBeyondAll({ changes, needs }: Plan): boolean {
  return (
    changes.every(({ action, obstacles }) => action === 'order' && obstacles.length > 0) &&
    !needs.some((need) => need.startsWith('spend:'))
  )
}

/**
 * Returns the command line with which a person applies a plan, after the words `a person:`.
 */
export function toLine({ digest, needs, changes }: Plan, path: string): string {
  const spend = needs.find((need) => need.startsWith('spend:'))?.slice('spend:'.length)
  const allow = needs
    .filter((need) => !need.startsWith('spend:'))
    .map((need) => ['--allow', quoteAllowance(need)])
  const generates = changes.some(({ after }) => JSON.stringify(after).includes('{"generate":'))
  const words = [
    ['a person: hostwright apply', quote(path), '--expect', digest.slice(0, 12)],
    ...allow,
    spend === undefined ? [] : ['--spend', spend],
    generates ? ['--secrets FOLDER'] : [],
  ]
  return words.flat().join(' ')
}

function quote(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function toShown(change: Plan['changes'][number]): object {
  const { address, action, before, after, needs, destroys, interrupts, exposes, price, obstacles, notes } =
    change
  const lists = { destroys, interrupts, exposes, obstacles, notes }
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0)
  return {
    address,
    action,
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(needs.length > 0 && { needs }),
    ...(action === 'order' && { price_yen: price }),
    ...Object.fromEntries(filled),
  }
}
