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
import { pad } from '../../output/pad.ts'
import { toCell } from '../../output/to-cell.ts'
import { countMade } from './count-made.ts'
import { type Screen, wrap } from './render-change.ts'
import { renderNeeds } from './render-needs.ts'

// Largest number of changes that a list names. Further ones are only counted.
const listed = 10
const stateWidth = 9

/** The width and the language of what an apply tells. */
export type TellScreen = Omit<Screen, 'isColoured'>

/** Options of {@link createTold}. */
export interface ToldOptions {
  /** The addresses of the changes that were made so far. */
  readonly done: ReadonlySet<string>
  readonly screen: TellScreen
  /** The advice how to go on, such as `Apply the same plan again`. */
  readonly again: string
  /** The command that makes another plan. */
  readonly plan: string
}

/** Returns what an apply says when it fails: what was made, how to go on, and rejections as lists. */
export function createTold({ changes }: Plan, { done, screen, again, plan }: ToldOptions): Told {
  return {
    // A change that failed may have been made, or half of it.
    made: () =>
      done.size === 0
        ? screen.translate('No change was completed.')
        : countMade(
            changes.filter(({ address }) => done.has(address)),
            screen.translate,
          ),
    again: `${again}: changes that were made are not repeated.`,
    next: plan,
    draw: (error) => (isHostwrightError(error) ? drawError(error, screen) : undefined),
  }
}

function drawError(error: Error, screen: TellScreen): string | undefined {
  if (error.name === 'NotAllowedError') return drawRejections((error as NotAllowedError).rejections, screen)
  if (error.name === 'StalePlanError') return drawStale(error as StalePlanError, screen)
  if (error.name !== 'ApplyError') return undefined
  const { address, cause, halfMade } = error as ApplyError
  const reason = cause instanceof Error ? cause.message : String(cause)
  return [
    screen.translate('A change failed.'),
    ...toEntry('failed', address, nameSetting(reason), screen),
    ...halfMade.flatMap((half) =>
      half.isPutBack
        ? toEntry('put back', half.address, '', screen)
        : toEntry('half made', half.address, `without ${half.missing.join(', ')}`, screen),
    ),
  ].join('\n')
}

const effects: Readonly<Partial<Record<Rejection['needs'], string>>> = {
  delete: 'removes data for good',
  interrupt: 'ends something that works',
  expose: 'lets somebody in, or lets code run',
  many: 'loses ten or more entries and over a third of them, or all',
}

/** Formats why a plan was not applied: the missing allowance of each change, and the flags that give them. */
function drawRejections(rejections: readonly Rejection[], screen: TellScreen): string {
  const shown = rejections.slice(0, listed)
  const missing = rejections.flatMap(({ address, needs }) =>
    needs in effects ? [`${needs}:${address}`] : [],
  )
  const meanings = [...new Set(rejections.map(({ needs }) => needs))].flatMap((needs) => {
    return effects[needs] === undefined
      ? []
      : wrap(screen.translate(`${needs}: it ${effects[needs]}.`), screen.columns)
  })
  return [
    screen.translate('The plan was not applied.'),
    ...shown.flatMap(({ needs, address, message }) => {
      const text = effects[needs] === undefined ? nameSetting(message) : ''
      return toEntry(needs === 'obstacle' ? 'blocked' : needs, address, text, screen)
    }),
    ...toRest(rejections.length, screen),
    ...meanings,
    ...renderNeeds(missing, screen),
  ].join('\n')
}

function drawStale({ changedSince, applied: { writes } }: StalePlanError, screen: TellScreen): string {
  return [
    screen.translate(
      `The account has changed since it was planned${writes === 0 ? ', so it was not applied' : ''}.`,
    ),
    ...drawChangedSince(changedSince, screen),
  ].join('\n')
}

/** Formats the changes that were not made because the account has changed since, with their values. */
export function drawChangedSince(changedSince: readonly ChangedSince[], screen: TellScreen): string[] {
  const lines = changedSince.slice(0, listed).flatMap(({ address, before, now }) => {
    const text = `it was ${toCell(before)} when it was planned, and is ${toCell(now)}`
    return toEntry('stale', address, text, screen)
  })
  return [...lines, ...toRest(changedSince.length, screen)]
}

/** Formats addresses in one state as a list. */
export function drawList(state: string, addresses: readonly string[], screen: TellScreen): string[] {
  const lines = addresses.slice(0, listed).flatMap((address) => toEntry(state, address, '', screen))
  return [...lines, ...toRest(addresses.length, screen)]
}

/** Formats an entry of a list: its state, its address on one line, and a text below it. */
function toEntry(state: string, address: string, text: string, { columns, translate }: TellScreen): string[] {
  const indent = ' '.repeat(stateWidth + 4)
  const width = columns - indent.length
  return [
    `  ${pad(translate(state), stateWidth)}  ${shorten(address, width)}`,
    ...(text === '' ? [] : wrap(toCell(translate(text)), width).map((line) => indent + line)),
  ]
}

function toRest(count: number, { translate }: TellScreen): string[] {
  return count > listed ? [translate(`  and ${(count - listed).toLocaleString('en')} more`)] : []
}
