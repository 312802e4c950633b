import { ConfigError } from '@hostwright/common'
import type { ApplyOptions } from './apply-options.ts'
import type { Rejection } from './errors.ts'
import type { Plan } from '../engine/plan.ts'
import { factsOf } from '../kinds/table.ts'
import { matches } from '../names/matches.ts'
import type { Allowance, Change } from '../resource/change.ts'

type Given = Pick<ApplyOptions, 'allow' | 'spend'>

/**
 * Lists what the options do not allow: changes without their allowance, sections that lose many entries without `many`,
 * and orders whose total price exceeds `spend`.
 *
 * @param many the addresses of the sections that lose many entries
 */
export function findRejections(
  changes: readonly Change[],
  many: readonly string[],
  options: Given,
): Rejection[] {
  const { allow = [], spend } = options
  const orders = changes.filter(({ action }) => action === 'order')
  const total = orders.reduce((sum, order) => sum + costOf(order), 0)
  // The comparison is also false for NaN, which a mistyped number becomes.
  const costs = spend !== undefined && total <= spend ? [] : orders
  const isDeleting = changes.some(({ action }) => action === 'delete')
  return [
    ...changes.flatMap((change) => listMissing(change, allow).map((need) => toRejection(change, need))),
    ...many
      .filter((section) => isDeleting && !isNamed('many', section, allow))
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

/**
 * Lists the allowances that a change needs and the options do not give. `delete` includes `interrupt`. Without an
 * address, they do not cover power, reinstalls, packet filters, protection and SSH.
 */
export function listMissing(
  change: Pick<Change, 'address' | 'at' | 'needs'>,
  allow: readonly string[] = [],
): Allowance[] {
  return change.needs.filter((need) => {
    const given = need === 'interrupt' ? ['interrupt', 'delete'] : [need]
    const isBare = !factsOf(change).wantsAddress && given.some((one) => allow.includes(one))
    return !isBare && !given.some((one) => isNamed(one, change.address, allow))
  })
}

/** Whether an allowance names an address: literally after a colon, or by a pattern after a tilde. */
function isNamed(name: string, address: string, allow: readonly string[]): boolean {
  return allow.some((one) => {
    if (one === `${name}:${address}`) return true
    return one.startsWith(`${name}~`) && matches(one.slice(name.length + 1), address)
  })
}

/** Returns the price of an order, or the limit in the file if the price is not known. */
export function costOf({ price, maxPrice = 0 }: Change): number {
  return price ?? maxPrice
}

function toRejection(change: Change, need: Allowance): Rejection {
  const effects = {
    delete: 'removes data for good',
    interrupt: 'ends something that works',
    expose: 'lets somebody in, or code run',
  }
  const { address } = change
  const alone = `allow: ['${need}:${address}']`
  const advice = factsOf(change).wantsAddress ? alone : `allow: ['${need}'], or alone with ${alone}`
  return { address, needs: need, message: `it ${effects[need]}: allow it with ${advice}` }
}

const names = ['interrupt', 'expose', 'delete']
const form = /^(interrupt|expose|delete|many)([:~])(.+)$/s

/**
 * Rejects an allowance of an unknown form, and one whose address or pattern matches none in the plan: it is misspelled,
 * or belongs to another plan. An allowance without either, or with only `*`, is valid for every plan.
 */
export function checkAllow({ changes, needs }: Plan, allow: readonly string[] = []): void {
  const sections = needs.flatMap((need) => (need.startsWith('many:') ? [need.slice('many:'.length)] : []))
  for (const allowance of allow) {
    if (names.includes(allowance)) continue
    const [, name, sign, text] = form.exec(allowance) ?? []
    if (name === undefined || text === undefined) {
      throw new ConfigError(
        'allow',
        `has ${JSON.stringify(allowance)}: give ${names.join(', ')}, or one of them or many with an address, such as delete:vps/web-01, or with a pattern, such as delete~vps/*`,
      )
    }
    const addresses = name === 'many' ? sections : changes.map(({ address }) => address)
    const isAll = sign === '~' && /^\*+$/.test(text)
    const fits = (address: string): boolean => (sign === ':' ? address === text : matches(text, address))
    if (!isAll && !addresses.some(fits)) {
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
