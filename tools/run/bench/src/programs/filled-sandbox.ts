// A sandbox with many records: `filled-sandbox.ts ENTRY RECORDS [DB]`. It measures writes and lists in process, then
// listens and prints the figures with its address as one line of JSON.
import type { createSandbox } from '@hostwright/sandbox/node'
import { fillSandbox, servername, vpsUuid } from '../fill-sandbox.ts'
import { findPrice, orderTerms } from '../order-terms.ts'
import { median } from '../median.ts'

const [entry, records = '10', db] = process.argv.slice(2)
const { createSandbox: create } = (await import(entry!)) as { createSandbox: typeof createSandbox }
const sandbox = await create({ limits: false, ...(db !== undefined && { db }) })
fillSandbox(sandbox, Number(records))

const rounds = 30
const terms = { ...orderTerms, expected_total_price: await findPrice(sandbox) }
const hosting = `/v1/server/${servername}`
const record = (round: number) => ({ domain: servername, host: `new-${round}`, type: 'TXT', content: 'x' })

const writes = {
  'VPS memo': await measure((round) => send('PUT', `${vpsUuid(1)}/memo`, { memo: `memo ${round}` })),
  'VPS order': await measure((round) => send('POST', '', terms, `growth-order-${round}`)),
  'VPS detail': await measure(() => send('GET', vpsUuid(1))),
  'DNS create': await measure((round) => sendTo('POST', `${hosting}/dns`, record(round))),
  'domain memo': await measure((round) =>
    sendTo('PUT', `${hosting}/domain/domain-1.example.org`, { memo: `${round}` }),
  ),
  'subdomain create': await measure((round) =>
    sendTo('POST', `${hosting}/subdomain`, { subdomain: `new-${round}.domain-1.example.org` }),
  ),
}
const megabytes = process.memoryUsage().rss / 2 ** 20
// Last, since lists of 50,000 leave much to be collected.
const lists = {
  'VPS list': await measure(() => send('GET', '')),
  'DNS list': await measure(() => sendTo('GET', `${hosting}/dns`)),
}
const { url } = await sandbox.listen({ port: 0 })
console.log(
  JSON.stringify({ figures: { ...writes, ...lists }, megabytes, url, apiKey: sandbox.apiKey, terms }),
)

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
