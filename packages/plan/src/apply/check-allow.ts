import { ConfigError } from '@hostwright/common'
import { matches } from '../names/matches.ts'
import type { Plan } from '../plan/plan.ts'

const names = ['interrupt', 'expose', 'delete']
const form = /^(interrupt|expose|delete|many):(.+)$/s

/** Rejects an allowance that matches no change: it is misspelled, or belongs to another plan. */
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
