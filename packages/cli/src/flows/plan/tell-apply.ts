import { isHostwrightError } from '@hostwright/common'
import type {
  ApplyError,
  ChangedSince,
  NotAllowedError,
  Plan,
  Rejection,
  StalePlanError,
} from '@hostwright/plan'
import type { Told } from '../../errors/failure.ts'
import { nameSetting } from '../../errors/to-setting.ts'
import { shorten } from '../../output/shorten.ts'
import { toCell } from '../../output/to-cell.ts'
import { countMade } from './count-made.ts'
import { wrap } from './render-change.ts'
import { renderNeeds } from './render-needs.ts'

// Largest number of changes that a list names. Further ones are only counted.
const listed = 10
const stateWidth = 9

/** Options of {@link createTold}. */
export interface ToldOptions {
  /** The addresses of the changes that were made so far. */
  readonly done: ReadonlySet<string>
  readonly columns: number
  /** The advice how to go on, such as `Apply the same plan again`. */
  readonly again: string
  /** The command that makes another plan. */
  readonly plan: string
}

/** Returns what an apply says when it fails: what was made, how to go on, and rejections as lists. */
export function createTold({ changes }: Plan, { done, columns, again, plan }: ToldOptions): Told {
  return {
    made: () => `${countMade(changes.filter(({ address }) => done.has(address)))}.`,
    again: `${again}: changes that were made are not repeated.`,
    next: plan,
    draw: (error) => (isHostwrightError(error) ? drawError(error, columns) : undefined),
  }
}

function drawError(error: Error, columns: number): string | undefined {
  if (error.name === 'NotAllowedError') return drawRejections((error as NotAllowedError).rejections, columns)
  if (error.name === 'StalePlanError') return drawStale(error as StalePlanError, columns)
  if (error.name !== 'ApplyError') return undefined
  const { address, cause } = error as ApplyError
  const reason = cause instanceof Error ? cause.message : String(cause)
  return ['A change failed.', ...toEntry('failed', address, nameSetting(reason), columns)].join('\n')
}

const effects: Readonly<Partial<Record<Rejection['needs'], string>>> = {
  delete: 'removes data for good',
  interrupt: 'ends something that works',
  expose: 'lets somebody in, or lets code run',
  many: 'loses ten or more entries and over a third of them, or all',
}

/** Formats why a plan was not applied: the missing allowance of each change, and the flags that give them. */
function drawRejections(rejections: readonly Rejection[], columns: number): string {
  const shown = rejections.slice(0, listed)
  const missing = rejections.flatMap(({ address, needs }) =>
    needs in effects ? [`${needs}:${address}`] : [],
  )
  const meanings = [...new Set(rejections.map(({ needs }) => needs))].flatMap((needs) => {
    return effects[needs] === undefined ? [] : [`${needs}: it ${effects[needs]}.`]
  })
  return [
    'The plan was not applied.',
    ...shown.flatMap(({ needs, address, message }) => {
      const text = effects[needs] === undefined ? nameSetting(message) : ''
      return toEntry(needs === 'obstacle' ? 'blocked' : needs, address, text, columns)
    }),
    ...toRest(rejections.length),
    ...meanings,
    ...renderNeeds(missing, { columns }),
  ].join('\n')
}

function drawStale({ changedSince, applied: { writes } }: StalePlanError, columns: number): string {
  return [
    `The account has changed since it was planned${writes === 0 ? ', so it was not applied' : ''}.`,
    ...drawChangedSince(changedSince, columns),
  ].join('\n')
}

/** Formats the changes that were not made because the account has changed since, with their values. */
export function drawChangedSince(changedSince: readonly ChangedSince[], columns: number): string[] {
  const lines = changedSince.slice(0, listed).flatMap(({ address, before, now }) => {
    const text = `it was ${toCell(before)} when it was planned, and is ${toCell(now)}`
    return toEntry('stale', address, text, columns)
  })
  return [...lines, ...toRest(changedSince.length)]
}

/** Formats addresses in one state as a list. */
export function drawList(state: string, addresses: readonly string[], columns: number): string[] {
  const lines = addresses.slice(0, listed).flatMap((address) => toEntry(state, address, '', columns))
  return [...lines, ...toRest(addresses.length)]
}

/** Formats an entry of a list: its state, its address on one line, and a text below it. */
function toEntry(state: string, address: string, text: string, columns: number): string[] {
  const indent = ' '.repeat(stateWidth + 4)
  const width = columns - indent.length
  return [
    `  ${state.padEnd(stateWidth)}  ${shorten(address, width)}`,
    ...(text === '' ? [] : wrap(toCell(text), width).map((line) => indent + line)),
  ]
}

function toRest(count: number): string[] {
  return count > listed ? [`  and ${(count - listed).toLocaleString('en')} more`] : []
}
