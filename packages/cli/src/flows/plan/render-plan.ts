import type { Change, ChangeAction, Unmanaged, Plan } from '@hostwright/plan'
import stringWidth from 'fast-string-width'
import type { Translate } from '../../language/translate.ts'
import { toCell } from '../../output/to-cell.ts'
import { cut } from '../../output/cut.ts'
import { shorten } from '../../output/shorten.ts'
import { renderChange, type Screen, toYen, wrap } from './render-change.ts'
import { renderNeeds } from './render-needs.ts'

// Largest number of unmanaged resources that are listed by address. Further ones are only counted.
const listed = 10

/** Formats a plan: its changes, the unmanaged resources, notes, the allowances that it needs, and its digest. */
export function renderPlan(plan: Plan, screen: Screen): string {
  const { changes, needs, notes, digest } = plan
  const { columns, translate } = screen
  const parts = [
    ...changes.map((change) => renderChange(change, screen)),
    renderUnmanaged(plan, screen),
    notes.flatMap((note) => wrap(toCell(translate(note)), columns)),
    [
      toCounts(changes, translate),
      ...renderNeeds(needs, screen, listFlags(changes)),
      ...listSources(changes, screen),
      translate(`Digest ${digest.slice(0, 12)}`),
    ],
  ]
  const text = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${text.join('\n\n')}\n`
}

/**
 * Formats what is not in the file and is kept: unmanaged resources are listed, those that the service or the file
 * protects are counted.
 */
function renderUnmanaged({ unmanaged, desired }: Plan, { columns, translate }: Screen): string[] {
  const pruned = unmanaged.filter(({ kept }) => kept === 'prune')
  const left = [...pruned, ...unmanaged.filter(({ kept }) => kept === 'unlisted')]
  const shown = left.slice(0, listed).map(({ address }) => `    ${shorten(address, columns - 4)}`)
  const more = left.length > listed ? [translate(`    and ${left.length - listed} more`)] : []
  const gone = pruned.length === left.length ? 'them' : `the first ${pruned.length}`
  const advice = pruned.length === 0 ? '' : ` (prune would delete ${gone})`
  const head = left.length > 0 ? [translate(`Not in the file, left alone${advice}:`)] : []
  const unnamed = unmanaged.flatMap(({ address, kept }) => (kept === 'unnamed' ? [address] : []))
  const managed = countBy(unmanaged.flatMap(({ managedBy }) => managedBy ?? []))
  const covered = (['ignore', 'keep'] as const).flatMap((reason) =>
    toCovered(reason, unmanaged, desired[reason]).map((line) => cut(translate(line), columns)),
  )
  return [
    ...head,
    ...shown,
    ...more,
    ...(unnamed.length === 0
      ? []
      : wrap(
          translate(`Left alone, because no file can name it: ${unnamed.map(toCell).join(', ')}`),
          columns,
        )),
    ...(managed === '' ? [] : wrap(translate(`Kept by the service, never deleted: ${managed}`), columns)),
    ...covered,
  ]
}

/**
 * Returns a line with the number of unmanaged resources that are kept because of `ignore` or `keep` in the file, or no
 * line if there are none.
 */
function toCovered(
  reason: 'ignore' | 'keep',
  unmanaged: readonly Unmanaged[],
  patterns: readonly string[] = [],
): string[] {
  const { length } = unmanaged.filter(({ kept }) => kept === reason)
  if (length === 0) return []
  return [`Left alone by \`${reason}\`: ${length} (${patterns.map(toCell).join(', ')})`]
}

function countBy(names: readonly string[]): string {
  return [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} ${name}`).join(', ')
}

function toCounts(changes: readonly Change[], translate: Translate): string {
  const count = (action: ChangeAction): number => changes.filter((change) => change.action === action).length
  const orders = count('order')
  const most = toMost(changes)
  return [
    `${count('create')} to add`,
    `${count('update')} to change`,
    `${count('delete')} to delete`,
    ...(orders > 0 ? [`${orders} to order: at most ${toYen(most)} yen`] : []),
  ]
    .map((count) => translate(count))
    .join(', ')
}

/** Lists the references to secrets of the changes. */
function listSecrets(changes: readonly Change[]): Record<string, unknown>[] {
  return changes
    .flatMap(({ operations }) => operations.flatMap(({ body = {} }) => Object.values(body) as unknown[]))
    .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)
}

/** Returns the flags that an apply needs beside the allowances: where generated passwords are kept. */
function listFlags(changes: readonly Change[]): string[] {
  return listSecrets(changes).some(({ generate }) => typeof generate === 'number') ? ['--secrets FOLDER'] : []
}

/** Names the environment variables and files from which an apply reads secrets. */
function listSources(changes: readonly Change[], { columns, translate }: Screen): string[] {
  const names = listSecrets(changes).flatMap(({ env, file }) =>
    [env, file].filter((one) => typeof one === 'string'),
  )
  const all = [...new Set(names)]
  return all.length === 0 ? [] : wrap(toCell(translate(`Reads ${all.join(', ')}`)), columns)
}

function toMost(changes: readonly Change[]): number {
  return changes.reduce(
    (sum, { action, maxPrice, price }) => sum + (action === 'order' ? (maxPrice ?? price ?? 0) : 0),
    0,
  )
}

/**
 * Formats the question before a plan is applied, with what it destroys, interrupts and opens (five of each by name, the
 * rest as a number), and the most that it pays: each on its own lines.
 */
export function toQuestion(changes: readonly Change[], screen: Omit<Screen, 'isColoured'>): string {
  const { translate } = screen
  const destroyed = changes.filter(({ destroys }) => destroys.length > 0)
  const things = destroyed.reduce((sum, { destroys }) => sum + destroys.length, 0)
  const most = toMost(changes)
  return [
    ...toEffects(
      'DESTROYS',
      destroyed.map(({ address }) => address),
      screen,
      things > destroyed.length ? `, with ${toYen(things)} things` : '',
    ),
    ...toEffects(
      'INTERRUPTS',
      changes.flatMap(({ interrupts }) => interrupts),
      screen,
    ),
    ...toEffects(
      'EXPOSES',
      changes.flatMap(({ exposes }) => exposes),
      screen,
    ),
    ...(most > 0 ? [translate(`PAYS at most ${toYen(most)} yen.`)] : []),
    translate(changes.length === 1 ? 'Make this change?' : `Make these ${toYen(changes.length)} changes?`),
  ].join('\n')
}

/** Formats the lines of one effect, with the first names; each name takes at most one line. */
function toEffects(
  effect: string,
  names: readonly string[],
  { columns, translate }: Omit<Screen, 'isColoured'>,
  more = '',
): string[] {
  if (names.length === 0) return []
  const word = translate(effect)
  const width = columns - stringWidth(word) - 1
  const shown = names.slice(0, 5).map((name) => shorten(translate(name), width - 1))
  const rest = names.length > shown.length ? translate(` and ${toYen(names.length - shown.length)} more`) : ''
  const lines: string[] = []
  for (const [index, name] of shown.entries()) {
    const end = index < shown.length - 1 ? ',' : ''
    const longer = `${lines.at(-1)} ${name}${end}`
    if (lines.length > 0 && stringWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(name + end)
  }
  const last = `${lines.pop()}${rest}${translate(more)}.`
  const all = [...lines, ...(stringWidth(last) <= width ? [last] : wrap(last, width))]
  return all.map((line, index) => `${index === 0 ? word : ' '.repeat(stringWidth(word))} ${line}`)
}
