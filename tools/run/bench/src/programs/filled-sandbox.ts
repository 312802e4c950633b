// A sandbox with many records: `filled-sandbox.ts ENTRY RECORDS [DB]`. It measures writes and lists in process, then
// listens and prints the figures with its address as one line of JSON.
import type { createSandbox, Sandbox } from '@hostwright/sandbox/node'
import { fillSandbox, servername, vpsUuid } from '../fill-sandbox.ts'
import { median } from '../median.ts'

const [entry, records = '10', db] = process.argv.slice(2)
const { createSandbox: create } = (await import(entry!)) as { createSandbox: typeof createSandbox }
const sandbox = await create({ limits: false, ...(db !== undefined && { db }) })
fillSandbox(sandbox, Number(records))

const rounds = 30
const terms = {
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'ubuntu-24-04',
  root_password: 'Correct-Horse-7',
  agree_to_terms: true,
  expected_total_price: await findPrice(sandbox),
}
const hosting = `/v1/server/${servername}`
const record = (round: number) => ({ domain: servername, host: `new-${round}`, type: 'TXT', content: 'x' })

const figures = {
  'VPS memo': await measure((round) => send('PUT', `${vpsUuid(1)}/memo`, { memo: `memo ${round}` })),
  'VPS order': await measure((round) => send('POST', '', terms, `growth-order-${round}`)),
  'VPS detail': await measure(() => send('GET', vpsUuid(1))),
  'VPS list': await measure(() => send('GET', '')),
  'DNS create': await measure((round) => sendTo('POST', `${hosting}/dns`, record(round))),
  'DNS list': await measure(() => sendTo('GET', `${hosting}/dns`)),
  'domain memo': await measure((round) =>
    sendTo('PUT', `${hosting}/domain/domain-1.example.org`, { memo: `${round}` }),
  ),
  'subdomain create': await measure((round) =>
    sendTo('POST', `${hosting}/subdomain`, { subdomain: `new-${round}.domain-1.example.org` }),
  ),
}
const { url } = await sandbox.listen({ port: 0 })
console.log(JSON.stringify({ figures, url, apiKey: sandbox.apiKey, terms }))

function send(method: string, path: string, body?: object, key?: string): Promise<void> {
  return sendTo(method, `/v1/vps/servers${path && `/${path}`}`, body, key)
}

async function sendTo(method: string, path: string, body?: object, key?: string): Promise<void> {
  const request = new Request(`${sandbox.baseUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${sandbox.apiKey}`,
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const response = await sandbox.fetch(request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
}

/** The median time of a request in milliseconds. */
async function measure(request: (round: number) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await request(round)
    times.push(performance.now() - start)
  }
  return median(times)
}

async function findPrice({ fetch, baseUrl, apiKey }: Sandbox): Promise<number> {
  const headers = { Authorization: `Bearer ${apiKey}` }
  const response = await fetch(new Request(`${baseUrl}/v1/vps/plans`, { headers }))
  const { plans } = (await response.json()) as {
    plans: { plan_id: string; periods: { months: number; total_price: number }[] }[]
  }
  const plan = plans.find(({ plan_id }) => plan_id === 'standard-2gb')
  return plan?.periods.find(({ months }) => months === 12)?.total_price ?? 0
}
