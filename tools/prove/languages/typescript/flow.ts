/** An order as the flow places it. */
export interface Order {
  readonly plan_id: string
  readonly period: number
  readonly image_id: string
  readonly root_password: string
  readonly expected_total_price: number
  readonly agree_to_terms: true
  readonly dry_run?: boolean
}

interface Ordered {
  readonly id: number
  readonly uuid?: string | null
  readonly status: string
}

/** A rule of the packet filter as the flow adds it. */
export type Rule =
  | { readonly type: 'ssh' }
  | {
      readonly type: 'custom'
      readonly protocol: 'tcp'
      readonly port: string
      readonly allowed_ip: string
    }

/** A DNS record as the flow adds it. */
export interface DnsRecord {
  readonly domain: string
  readonly host: string
  readonly type: 'A'
  readonly content: string
}

/** The calls of the flow, as a user of a generated client makes them. */
export interface Calls {
  listPlans(): Promise<{
    readonly plans: readonly {
      readonly plan_id: string
      readonly periods: readonly { readonly months: number; readonly total_price: number }[]
    }[]
    readonly os_images: readonly { readonly image_id: string }[]
  }>
  /** Returns the price of a dry run, or the server that was ordered. */
  order(order: Order, key?: string): Promise<{ readonly total_price?: number; readonly server?: Ordered }>
  getOrder(id: number): Promise<Ordered>
  /** Returns the status of the response, which has no body. */
  reboot?(uuid: string): Promise<number>
  stop(uuid: string): Promise<number>
  getPower(uuid: string): Promise<string>
  addRule(uuid: string, rule: Rule): Promise<unknown>
  listRules(
    uuid: string,
  ): Promise<readonly { readonly id: number; readonly type: string; readonly protocol?: string | null }[]>
  deleteRule(uuid: string, id: number): Promise<unknown>
  createRecord(servername: string, record: DnsRecord): Promise<{ readonly id: number }>
  listRecords(
    servername: string,
    domain: string,
  ): Promise<readonly { readonly id: number; readonly type: string; readonly content: string }[]>
  deleteRecord(servername: string, id: number): Promise<unknown>
  /** Returns the code with which the API rejects the call. */
  getMissingDomain(servername: string, domain: string): Promise<string | undefined>
  /** Ends what the client keeps open, such as a process. */
  close?(): Promise<void>
}

/** Base URL, key and `fetch` with which a client sends its requests. */
export interface Target {
  readonly baseUrl: string
  readonly apiKey: string
  readonly fetch: typeof globalThis.fetch
}

/** Runs the flow, and returns the results of its calls. */
export async function runFlow(
  calls: Calls,
  key: string,
  sleep: (ms: number) => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = []
  const uuid = await orderVps(calls, key, sleep, seen)
  await useVps(calls, uuid, seen)
  await changeDns(calls, seen)
  return seen
}

async function orderVps(
  calls: Calls,
  key: string,
  sleep: (ms: number) => Promise<unknown>,
  seen: string[],
): Promise<string> {
  const { plans, os_images } = await calls.listPlans()
  const { plan_id, periods } = plans[0]!
  const { months: period, total_price: expected_total_price } = periods[0]!
  const secrets = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
  const order = { plan_id, period, image_id: os_images[0]!.image_id, ...secrets, expected_total_price }
  seen.push(`planned ${expected_total_price}`)
  seen.push(`tried ${(await calls.order({ ...order, dry_run: true })).total_price}`)

  const placed = await calls.order(order, key)
  await calls.order(order, key) // the same order again: nothing is charged twice
  let server = placed.server!
  while (server.status !== 'active') {
    await sleep(100)
    server = await calls.getOrder(server.id)
  }
  seen.push(`status ${server.status}`)
  return server.uuid!
}

async function useVps(calls: Calls, uuid: string, seen: string[]): Promise<void> {
  if (calls.reboot !== undefined) seen.push(`reboot ${await calls.reboot(uuid)}`)
  seen.push(`stop ${await calls.stop(uuid)}`)
  seen.push(`power ${await calls.getPower(uuid)}`)
  await calls.addRule(uuid, { type: 'ssh' })
  await calls.addRule(uuid, {
    type: 'custom',
    protocol: 'tcp',
    port: '8000-8080',
    allowed_ip: '198.51.100.0/24',
  })
  for (const { id, type, protocol } of await calls.listRules(uuid)) {
    seen.push(`rule ${type} ${protocol ?? 'none'}`)
    await calls.deleteRule(uuid, id)
  }
}

async function changeDns(calls: Calls, seen: string[]): Promise<void> {
  const servername = 'hw123456.example.jp'
  const wanted = { domain: 'example.com', host: 'api', type: 'A', content: '203.0.113.20' } as const
  const created = await calls.createRecord(servername, wanted)
  const records = await calls.listRecords(servername, wanted.domain)
  const { type, content } = records.find(({ id }) => id === created.id)!
  seen.push(`record ${type} ${content}`)
  await calls.deleteRecord(servername, created.id)
  seen.push(`rejected ${await calls.getMissingDomain(servername, 'example.org')}`)
}
