import { type Client, ConfigError } from '@hostwright/common'
import type { Applied, ApplyOptions } from './apply-options.ts'
import { applyPlan } from './apply-plan.ts'
import { toDigest } from '../engine/to-digest.ts'
import { planAccount, type PlanOptions } from '../engine/plan-account.ts'
import type { Plan } from '../engine/plan.ts'
import type { Desired, DesiredZone } from '../generated/desired.ts'
import { checkTexts } from '../names/check-texts.ts'

/** The desired DNS records of one domain, without the rest of an account. */
export interface Zone extends DesiredZone {
  /** The hosting server that the domain is on. */
  readonly servername: string
  /** The domain, in its own script or in Punycode. */
  readonly domain: string
  /**
   * Addresses of records that are neither compared nor changed, such as `hosting/hw123456.example.jp/dns/_acme-challenge.**`. `*` matches
   * any text within one part of an address, `**` any number of parts, and `\*` an asterisk. @default none
   */
  readonly ignore?: readonly string[] | undefined
  /** Addresses of records that are never deleted, even with `prune` and the allowance `delete`. @default none */
  readonly keep?: readonly string[] | undefined
}

/**
 * Plans the changes that make the DNS records of a domain equal to a zone. Only reads: the lists of servers, domains
 * and records, and with `prune` the settings that create records. A set that the zone mentions, such as the addresses of
 * a name, becomes the set of the zone; other records are kept, unless `prune` is set.
 *
 * @throws {ConfigError} for an unknown domain, and an `ignore` or `keep` that is no list
 * @throws {DesiredError} for records that exclude each other or mean the same. No request was sent
 * @example const plan = await planZone(client, { servername, domain: 'example.com', records })
 */
export async function planZone(client: Client, zone: Zone, options: PlanOptions = {}): Promise<Plan> {
  const { servername, domain, ignore = [], keep = [], ...dns } = zone
  checkTexts('ignore', ignore)
  checkTexts('keep', keep)
  const desired: Desired = {
    version: 1,
    ...(ignore.length > 0 && { ignore: [...ignore] }),
    ...(keep.length > 0 && { keep: [...keep] }),
    hosting: { [servername]: { domains: { [domain]: { dns } } } },
  }
  const { digest: _, ...plan } = await planAccount(client, desired, options)
  if (plan.changes.some(({ address }) => address.includes('/domains/')))
    throw new ConfigError('domain', `is ${domain}, which ${servername} does not have: add the domain first`)
  // A zone says nothing about the server's other domains.
  const unmanaged = plan.unmanaged.filter(({ address }) => !address.includes('/domains/'))
  const bound = { ...plan, unmanaged }
  return { ...bound, digest: await toDigest(bound) }
}

/**
 * Makes the DNS records of a domain equal to a zone, by calling {@link planZone} and {@link applyPlan}.
 *
 * @throws the errors of both functions
 * @example await applyZone({ servername, domain: 'example.com', prune: true, records }, { client, allow: ['delete'] })
 */
export async function applyZone(zone: Zone, options: ApplyOptions): Promise<Applied> {
  const { client, signal } = options
  return applyPlan(await planZone(client, zone, { signal }), options)
}
