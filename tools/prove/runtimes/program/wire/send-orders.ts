import { createClient, type Fetch, type OrderJournal, type OrderRecord, type Quote } from '@hostwright/common'
import { createVps, type VpsOrder } from '@hostwright/vps'
import type { Situation, WireResult } from './situation.ts'

const input = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' } as const
const secrets = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const

/** Functions that send requests, by name; `undefined` is the global `fetch`. */
export type Senders = Readonly<Record<string, Fetch | undefined>>

/** Sends an order in each situation with each sender, and returns the results and the number of POSTs. */
export async function sendOrders(
  control: string,
  situations: readonly Situation[],
  senders: Senders = { fetch: undefined },
): Promise<WireResult[]> {
  const results: WireResult[] = []
  for (const [sender, fetch] of Object.entries(senders)) {
    for (const situation of situations) results.push(await sendOne(control, situation, sender, fetch))
  }
  return results
}

async function sendOne(
  control: string,
  situation: Situation,
  sender: string,
  given: Fetch | undefined,
): Promise<WireResult> {
  const call = async (path: string): Promise<unknown> => {
    const response = await globalThis.fetch(`${control}/${path}`, {
      method: 'POST',
      body: JSON.stringify(situation),
    })
    return response.json()
  }
  const { baseUrl, apiKey } = (await call('open')) as { baseUrl: string; apiKey: string }
  let isClaimed = false
  let wasLost = false
  const lose: Fetch = (request) =>
    (given ?? globalThis.fetch)(isClaimed ? moved(request, 'nothing.invalid') : request)
  const fetch =
    situation.fault === 'no-dns' ? Object.assign(lose, { isPlain: given?.isPlain ?? !given }) : given
  const journal = createJournal(async () => {
    if (wasLost) return
    wasLost = true
    await call('leave')
    isClaimed = true
  })
  const client = createClient({ baseUrl, apiKey, journal, pacing: false, ...(fetch && { fetch }) })
  const { orders } = createVps(client)
  const timeoutMs = situation.fault === 'vanish' ? 1_000 : 20_000
  let quote: Quote<VpsOrder> | undefined
  const place = async (): Promise<unknown> =>
    orders.place((quote ??= await orders.quote(input)), secrets, { timeoutMs })
  const error = await place().then(
    () => null,
    (reason: unknown) => reason as Error & { sent?: boolean },
  )
  const seen = (await call('count')) as Pick<WireResult, 'posts' | 'versions'>
  const isProven = error?.sent === false
  let placedAgainMs: number | null = null
  if (isProven) {
    await call('return')
    isClaimed = false
    const start = performance.now()
    await place()
    placedAgainMs = Math.round(performance.now() - start)
  }
  await call('close')
  return {
    situation,
    sender,
    ...seen,
    error: error && error.name,
    isProven,
    message: error?.message ?? '',
    placedAgainMs,
  }
}

function moved(request: Request, hostname: string): Request {
  const url = new URL(request.url)
  url.hostname = hostname
  return new Request(url, request)
}

/** Creates a journal in memory that calls `onClaim` after it has written the claim of an order. */
function createJournal(onClaim: () => Promise<void>): OrderJournal {
  const records = new Map<string, OrderRecord>()
  return {
    read: async (id) => records.get(id),
    async write(record) {
      if ((records.get(record.id)?.revision ?? 0) !== record.revision - 1) return false
      const wasPlanned = records.get(record.id)?.state === 'planned'
      records.set(record.id, record)
      if (wasPlanned && record.state === 'sending') await onClaim()
      return true
    },
    list: async () => [...records.values()],
  }
}
