// `pnpm bench`: what a call through the client costs beside a bare fetch of the same answer, from the
// built package, on one loopback server. Runs are paired, so that the machine's moods hit both.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@hostwright/common'

const rounds = 60
const callsPerRound = 100
const body = JSON.stringify({ expires_at: null, services: {} })

const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const client = createClient({ baseUrl, apiKey: 'bench' })
const headers = { Accept: 'application/json', Authorization: 'Bearer bench' }

const candidates = {
  fetch: async () => (await fetch(`${baseUrl}/v1/me`, { headers })).json(),
  client: () => client.me(),
}

async function measure(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < callsPerRound; index += 1) await call()
  return ((performance.now() - start) / callsPerRound) * 1000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const times: Record<keyof typeof candidates, number[]> = { fetch: [], client: [] }
for (let round = -5; round < rounds; round += 1) {
  const pair = { fetch: await measure(candidates.fetch), client: await measure(candidates.client) }
  if (round < 0) continue // to warm up
  times.fetch.push(pair.fetch)
  times.client.push(pair.client)
}
server.close()
server.closeAllConnections()

const ratios = times.client.map((time, round) => time / (times.fetch[round] ?? time))
console.log(`${rounds} paired rounds of ${callsPerRound} calls, microseconds a call (median)
  fetch   ${median(times.fetch).toFixed(1)}
  client  ${median(times.client).toFixed(1)}
  ratio   ${median(ratios).toFixed(3)}`)
