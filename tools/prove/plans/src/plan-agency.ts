import { createHosting, type Site } from '@hostwright/hosting'
import { applyPlan, type Desired, planAccount } from '@hostwright/plan'
import { createSimulatedAccount } from '../../simulation/src/index.ts'

/** Cost of planning and applying the zones of an agency. */
export interface AgencyFigures {
  readonly domains: number
  readonly records: number
  /** Requests of the first plan. */
  readonly reads: number
  /** Writes of the apply. */
  readonly writes: number
  /** Responses with 429. */
  readonly rejected: number
}

const server = 'hw123456.example.jp'

/** Plans and applies 20 records for each of 50 domains, in simulated time under the documented limits. */
export async function planAgency(perDomain = 20): Promise<AgencyFigures> {
  const { sandbox, traffic, connect } = await createSimulatedAccount({ limits: false })
  const client = connect()
  const site = createHosting(connect({ pacing: false })).server(server)
  await addDomains(site, 49)
  const listed = await site.domains.list()
  const desired = toDesired(
    listed.map(({ domain }) => domain),
    perDomain,
  )
  await sandbox.clock.advance({ minutes: 5 })
  sandbox.limits.set({ vps: {}, server: {}, common: {} })
  const before = { ...traffic }
  const plan = await planAccount(client, desired)
  const reads = traffic.requests - before.requests
  const { writes } = await applyPlan(plan, { client })
  const left = (await planAccount(client, desired)).changes.length
  if (left > 0) throw new Error(`${left} changes are left.`)
  await sandbox.close()
  return {
    domains: listed.length,
    records: plan.changes.length,
    reads,
    writes,
    rejected: traffic.rejected,
  }
}

/** Adds domains beside the initial one, each with its proof of ownership. */
async function addDomains(site: Site, count: number): Promise<void> {
  const { domain_validation_token: token } = await site.info()
  for (let number = 1; number <= count; number++) {
    const domain = `site-${number}.example`
    const content = `ownership-verify=${token}`
    await site.dns.create({ domain, host: '_ownership-verify', type: 'TXT', content })
    await site.domains.create({ domain })
  }
}

function toDesired(names: readonly string[], perDomain: number): Desired {
  const records = Array.from({ length: perDomain }, (_, index) => {
    return { host: `host-${index}`, type: 'A', content: `192.0.2.${index + 1}`, ttl: 300 } as const
  })
  const domains = Object.fromEntries(names.map((name) => [name, { dns: { records } }]))
  return { version: 1, hosting: { [server]: { domains } } }
}
