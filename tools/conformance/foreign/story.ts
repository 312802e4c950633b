// What a user of a generated client writes. The client is made anew by every run of the tests.
import { createClient, createConfig } from '../generated/client/client/index.js'
import {
  createDnsRecord,
  deleteDnsRecord,
  getDomain,
  getVpsPower,
  getVpsSignupStatus,
  listDnsRecords,
  listVpsPlans,
  orderVps,
  rebootVps,
} from '../generated/client/sdk.gen.js'
import type { VpsOrderRequestWritable } from '../generated/client/types.gen.js'

export interface Place {
  readonly baseUrl: string
  readonly apiKey: string
  /** Lets time pass. */
  readonly sleep: (ms: number) => Promise<void>
}

/** What came of it. */
export interface Told {
  readonly planned: number
  readonly tried: number
  readonly rebooted: { readonly status: number; readonly body: unknown; readonly location: string | null }
  readonly power: string
  readonly recordsBefore: number
  readonly recordsBetween: number
  readonly recordsAfter: number
  readonly refusal: string | undefined
}

type Client = ReturnType<typeof createClient>

export async function tell({ baseUrl, apiKey, sleep }: Place): Promise<Told> {
  const client = createClient(createConfig({ baseUrl, auth: apiKey }))
  const ordered = await tellOrder(client, sleep)
  const uuid = ordered.uuid

  // The 202 has no Content-Type; unless told otherwise, the client hands its empty body out as a stream.
  const reboot = await rebootVps({ client, path: { uuid }, parseAs: 'text', throwOnError: true })
  const location = reboot.response.headers.get('Location')
  await sleep(60_000)
  const { data: power } = await getVpsPower({ client, path: { uuid }, throwOnError: true })

  return {
    ...ordered,
    rebooted: { status: reboot.response.status, body: reboot.data, location },
    power: power.power.status,
    ...(await tellDns(client)),
  }
}

async function tellOrder(client: Client, sleep: Place['sleep']) {
  const { data: offer } = await listVpsPlans({ client, throwOnError: true })
  const plan = offer.plans[0]!
  const price = plan.periods[0]!
  const order: VpsOrderRequestWritable = {
    plan_id: plan.plan_id,
    period: price.months,
    image_id: offer.os_images[0]!.image_id,
    root_password: 'Correct-Horse-7',
    expected_total_price: price.total_price,
    agree_to_terms: true,
  }
  const { data: dryRun } = await orderVps({ client, body: { ...order, dry_run: true }, throwOnError: true })
  if (!('dry_run' in dryRun)) throw new Error('This was to be a dry run.')

  const headers = { 'Idempotency-Key': 'a-client-nobody-here-wrote' }
  const { data: placed } = await orderVps({ client, body: order, headers, throwOnError: true })
  if (!('server' in placed)) throw new Error('This was to be an order.')
  let { server } = placed
  while (server.status !== 'active') {
    await sleep(10_000)
    const path = { id: server.id }
    server = (await getVpsSignupStatus({ client, path, throwOnError: true })).data.server
  }
  return {
    uuid: server.uuid!,
    planned: price.total_price,
    tried: dryRun.total_price,
  }
}

async function tellDns(client: Client) {
  const path = { servername: 'hw123456.example.jp' }
  const domain = 'example.com'
  const count = async (): Promise<number> =>
    (await listDnsRecords({ client, path, query: { domain }, throwOnError: true })).data.records.length

  const recordsBefore = await count()
  const body = { domain, host: 'api', type: 'A', content: '203.0.113.20' } as const
  const { data: record } = await createDnsRecord({ client, path, body, throwOnError: true })
  const recordsBetween = await count()
  await deleteDnsRecord({ client, path: { ...path, dns_id: record.id }, throwOnError: true })
  const recordsAfter = await count()

  const { error } = await getDomain({ client, path: { ...path, domain: 'example.org' } })
  return { recordsBefore, recordsBetween, recordsAfter, refusal: error?.error.code }
}
