import { ConfigError } from '@hostwright/common'
import type { ApplyOptions } from './apply-options.ts'
import type { Rejection } from './errors.ts'
import type { Plan } from '../engine/plan.ts'
import { matches, matchesAny } from '../names/matches.ts'
import type { Change } from '../resource/change.ts'

type Given = Pick<ApplyOptions, 'allow' | 'spend'>

/**
 * Lists what the options do not allow: changes without their allowance, sections that lose many entries without `many`,
 * and orders whose total price exceeds `spend`. Of `needs`, the allowances of the plan, only those with `many` are
 * used, and only if one of the changes is a deletion.
 */
export function findRejections(
  changes: readonly Change[],
  needs: readonly string[],
  options: Given,
): Rejection[] {
  const { allow = [], spend } = options
  const orders = changes.filter(({ action }) => action === 'order')
  const total = orders.reduce((sum, order) => sum + costOf(order), 0)
  // The comparison is also false for NaN, which a mistyped number becomes.
  const costs = spend !== undefined && total <= spend ? [] : orders
  const isDeleting = changes.some(({ action }) => action === 'delete')
  const many = needs
    .filter((need) => isDeleting && need.startsWith('many:'))
    .map((need) => need.slice('many:'.length))
  return [
    ...changes.filter((change) => !isAllowed(change, allow)).map(toRejection),
    ...many
      .filter((section) => !matchesAny(section, patternsOf('many', allow)))
      .map((address): Rejection => {
        const message = `it loses ten or more entries and over a third, or all: allow it with allow: ['many:${address}'] if that is intended`
        return { address, needs: 'many', message }
      }),
    ...costs.map(({ address }): Rejection => {
      const message = `it costs money, ${total} yen with all orders of the plan, and spend is ${spend ?? 0}`
      return { address, needs: 'spend', message }
    }),
  ]
}

/** Whether the given allowances allow a change. `delete` includes `interrupt`. */
export function isAllowed(
  { address, needs }: Pick<Change, 'address' | 'needs'>,
  allow: readonly string[],
): boolean {
  if (needs === null) return true
  const given = needs === 'interrupt' ? ['interrupt', 'delete'] : [needs]
  return given.some((one) => allow.includes(one) || matchesAny(address, patternsOf(one, allow)))
}

/** Returns the price of an order, or the limit in the file if the price is not known. */
export function costOf({ price, maxPrice = 0 }: Change): number {
  return price ?? maxPrice
}

function patternsOf(name: string, allow: readonly string[]): string[] {
  return allow.flatMap((one) => (one.startsWith(`${name}:`) ? [one.slice(name.length + 1)] : []))
}

function toRejection({ address, needs }: Change): Rejection {
  const effects = {
    delete: 'removes data for good',
    interrupt: 'ends something that works',
    expose: 'opens what was shut',
  }
  const name = needs ?? 'delete'
  const message = `it ${effects[name]}: allow it with allow: ['${name}'], or alone with allow: ['${name}:${address}']`
  return { address, needs: name, message }
}

const names = ['interrupt', 'expose', 'delete']
const form = /^(interrupt|expose|delete|many):(.+)$/s

/**
 * Rejects an allowance of an unknown form, and one whose pattern matches no address in the plan: it is misspelled, or
 * belongs to another plan. An allowance without a pattern, or with only `*`, is valid for every plan.
 */
export function checkAllow({ changes, needs }: Plan, allow: readonly string[] = []): void {
  const sections = needs.flatMap((need) => (need.startsWith('many:') ? [need.slice('many:'.length)] : []))
  for (const allowance of allow) {
    if (names.includes(allowance)) continue
    const [, name, pattern] = form.exec(allowance) ?? []
    if (name === undefined || pattern === undefined) {
      throw new ConfigError(
        'allow',
        `has ${JSON.stringify(allowance)}: give ${names.join(', ')}, or one of them or many with a pattern, such as delete:vps/web-01`,
      )
    }
    const addresses = name === 'many' ? sections : changes.map(({ address }) => address)
    const isAll = /^\*+$/.test(pattern)
    if (!isAll && !addresses.some((address) => matches(pattern, address))) {
      throw new ConfigError(
        'allow',
        `has ${allowance}, which matches nothing in the plan: ${listNeeds(needs)}`,
      )
    }
  }
}

function listNeeds(needs: readonly string[]): string {
  return needs.length === 0 ? 'it needs no allowance' : `it needs ${needs.join(', ')}`
}
