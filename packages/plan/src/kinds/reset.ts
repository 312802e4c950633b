import { erase, say } from '../resource/effects.ts'
import { byProperty, define, ofSite } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Action, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { byPerson } from '../resource/unattended.ts'

/**
 * The reset of a domain. Its state is the list of the addresses of all resources that the reset may erase. If one was
 * added or removed after the plan was made, the state differs from the plan, and nothing is reset.
 */
export const reset: Action<'reset'> = define((): Action<'reset'> => ({
  ...ofSite,
  ...byProperty,
  unattended: byPerson,
  effect: (target) => [...erase(target), ...say('interrupts', `${target.at.domain} (reset)`)],
  initial: 'empty',
  repeat: 'never',
  // A reset waits for nothing, so that it finds the domain as the plan has listed it.
  parents: () => [],
  async read(where, target) {
    const type = written(target)
    const along = await where.along(target.at.domain)
    const web = new Set(type === 'web' ? await listWeb(where, along) : [])
    const isWebsite = (one: string): boolean => one.startsWith(`${where.address}/wordpress/`)
    const kept = along.filter((one) => type === 'all' || (type === 'web' ? web.has(one) : !isWebsite(one)))
    return { with: kept }
  },
  requests: ({ servername }, target) => [
    toPlannedOperation('resetDomain', { servername, domain: target.at.domain }, { type: written(target) }),
  ],
}))

/**
 * Lists what the reset of a website may erase. It is unknown whether it erases the subdomains, so they are listed with
 * everything that would be deleted with them.
 */
async function listWeb(where: HostingWhere, along: readonly string[]): Promise<string[]> {
  const subdomains = `${where.address}/subdomains/`
  const names = along.flatMap((one) => (one.startsWith(subdomains) ? [one.slice(subdomains.length)] : []))
  const below = await Promise.all(names.map((name) => where.along(name)))
  return [
    ...along.filter((one) => one.startsWith(`${where.address}/wordpress/`) || one.startsWith(subdomains)),
    ...below.flat(),
  ]
}
