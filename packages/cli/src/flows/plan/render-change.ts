import type { Change, Place } from '@hostwright/plan'
import stringWidth from 'fast-string-width'
import type { Translate } from '../../language/translate.ts'
import { cut } from '../../output/cut.ts'
import { pad } from '../../output/pad.ts'
import { shorten } from '../../output/shorten.ts'
import { toCell } from '../../output/to-cell.ts'
import { wrapText } from '../../output/wrap-text.ts'

/** Number of columns of the terminal, whether the output has colours, and its language. */
export interface Screen {
  readonly columns: number
  readonly isColoured: boolean
  readonly translate: Translate
}

const symbols = { create: '+', order: '+', update: '~', delete: '-' } as const
const colours = { '+': 32, '~': 33, '-': 31 } as const
const indent = '    '
// Longest text that is shown whole, in characters. A longer one is cut and followed by its length. The texts of a list
// or an object are cut one by one.
const longest = 48
const longestName = 24

/** Formats a change: its action and address, each property before and after, and its effects. */
export function renderChange(change: Change, screen: Screen): string[] {
  const { notes, obstacles, stays } = change
  const { translate } = screen
  const rows: [string, string][] = [
    ...toProperties(change, translate),
    [translate('also lost'), listAlong(change, translate)],
    [translate('kept'), stays.join(', ')],
    ...notes.map((note): [string, string] => ['', translate(note)]),
    ...obstacles.map((obstacle): [string, string] => [translate('blocked'), translate(obstacle)]),
  ]
  const width = Math.min(longestName, Math.max(9, ...rows.map(([name]) => stringWidth(toCell(name)))))
  return [...toHeading(change, screen), ...rows.flatMap(([name, text]) => toLines(name, text, width, screen))]
}

function toHeading(change: Change, { columns, isColoured, translate }: Screen): string[] {
  const symbol = symbols[change.action]
  const paint = (text: string, code: number): string =>
    isColoured && text !== '' ? `\u001B[${code}m${text}\u001B[0m` : text
  const name = `${symbol} ${shorten(change.address, columns - 2)}`
  const effect = cut(toCell(toEffect(change, translate)), columns - 2)
  const gap = columns - stringWidth(name) - stringWidth(effect)
  if (effect === '') return [paint(name, colours[symbol])]
  const [head, tail] = [paint(name, colours[symbol]), paint(effect, 1)]
  if (gap >= 1) return [head + ' '.repeat(gap) + tail]
  return [head, ' '.repeat(columns - stringWidth(effect)) + tail]
}

/** Describes what a change destroys, interrupts, opens or costs. */
function toEffect(
  { action, destroys, interrupts, exposes, price, maxPrice = 0 }: Change,
  translate: Translate,
): string {
  if (action === 'order') {
    return translate(price === null ? `PAYS at most ${toYen(maxPrice)} yen` : `PAYS ${toYen(price)} yen`)
  }
  const effects = [
    destroys.length > 0 && `DESTROYS ${destroys.length} ${destroys.length === 1 ? 'thing' : 'things'}`,
    interrupts.length > 0 && `INTERRUPTS ${toShort(interrupts)}`,
    exposes.length > 0 && `EXPOSES ${toShort(exposes)}`,
  ]
  return effects.flatMap((effect) => (effect === false ? [] : [translate(effect)])).join(', ')
}

function toShort(things: readonly string[]): string {
  const [first = '', ...others] = things
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

/** Formats an amount with thousands separators. */
export function toYen(amount: number): string {
  return amount.toLocaleString('en')
}

/**
 * Properties of an order that are not listed with it: the line of the price shows the limit, and every order agrees to
 * the terms.
 */
const isTerm: ReadonlySet<string> = new Set(['max_total_price', 'agree_to_terms'])

/**
 * Returns the lines of a change, each with a property and its text: for an update, the properties that differ, before
 * and after; otherwise the properties with a value of the thing that is created, ordered or deleted.
 */
function toProperties({ action, before, after, maxPrice }: Change, translate: Translate): [string, string][] {
  const toValue = (value: Place): string => formatValue(value, translate)
  const toRows = (place: Place): [string, string][] => listRows(place, toValue)
  if (action === 'order') {
    const limit: [string, string] = [
      translate('price'),
      translate(`of today; it changes daily. At most ${toYen(maxPrice ?? 0)} (max_total_price)`),
    ]
    return [...toRows(after).filter(([name]) => !isTerm.has(name)), limit]
  }
  if (action !== 'update') return toRows(action === 'create' ? after : before)
  if (!isMap(before) && !isMap(after)) return [['', `${toValue(before)} -> ${toValue(after)}`]]
  const [from, to] = [toMap(before), toMap(after)]
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return (
    names
      // An update shows only the properties that it changes, because the others keep their value.
      .filter((name) => name in to && JSON.stringify(from[name]) !== JSON.stringify(to[name]))
      .map((name) => {
        const isHidden = from[name] === undefined && name.endsWith('password')
        const was = isHidden ? translate('(cannot be read)') : toValue(from[name] ?? null)
        return [name, `${was} -> ${toValue(to[name] ?? null)}`]
      })
  )
}

function listRows(place: Place, toValue: (value: Place) => string): [string, string][] {
  if (place === null) return []
  if (!isMap(place)) return [['', toValue(place)]]
  return Object.entries(place)
    .filter(([name, value]) => name !== 'with' && value !== null && value !== undefined && value !== '')
    .map(([name, value]) => [name, toValue(value!)])
}

type Map = Readonly<Record<string, Place | undefined>>

function isMap(place: Place): place is Map {
  return typeof place === 'object' && place !== null && !Array.isArray(place)
}

function toMap(place: Place): Map {
  return isMap(place) ? place : {}
}

/** Formats a value in one line; each long text in it is cut and followed by its length. */
function formatValue(value: Place, translate: Translate): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return translate('(none)')
  if (Array.isArray(value)) return value.map((one) => formatValue(one, translate)).join(', ')
  if (isMap(value)) {
    return `{ ${Object.entries(value)
      .map(([name, part]) => `${name}: ${formatValue(part ?? null, translate)}`)
      .join(', ')} }`
  }
  const text = toCell(value)
  const { length } = Array.from(text)
  return length <= longest ? text : `${cut(text, longest)} ${translate(`(${length} characters)`)}`
}

/** Describes the other resources that are deleted together with a resource, by kind. DNS records are only counted. */
function listAlong({ address, destroys }: Change, translate: Translate): string {
  const parent = `${address.split('/', 2).join('/')}/`
  const others = destroys.filter((one) => one !== address)
  // Addresses of resources on the same server are shown without the part that names the server. Entries that are not
  // addresses, such as the data on a disk, are shown unchanged.
  const along = others.map((one) => (one.startsWith(parent) ? one.slice(parent.length) : one))
  const byKind = Map.groupBy(along, (one) => one.split('/', 1)[0]!)
  return [...byKind]
    .map(([kind, all]) => {
      if (kind === 'dns') return translate(`${all.length} DNS ${all.length === 1 ? 'record' : 'records'}`)
      return `${kind} ${all.map((one) => one.slice(kind.length + 1)).join(' ')}`.trimEnd()
    })
    .join('; ')
}

/** Formats a name and a text beside it. The text is wrapped to several lines. */
function toLines(name: string, text: string, width: number, { columns }: Screen): string[] {
  if (text === '') return []
  const label = name === '' ? '' : `${pad(cut(toCell(name), width), width)} `
  const [first = '', ...others] = wrap(toCell(text), columns - indent.length - stringWidth(label))
  return [indent + label + first, ...others.map((line) => indent + ' '.repeat(stringWidth(label)) + line)]
}

/** Breaks a text into lines. A word that is longer than a line is cut. */
export function wrap(text: string, width: number): string[] {
  return wrapText(text, Math.max(10, width))
}
