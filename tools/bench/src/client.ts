import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@hostwright/common'
import { median } from './median.ts'

const rounds = 60
const callsPerRound = 100

/**
 * What a call through the client costs beside a bare fetch of the same answer, from the built package,
 * on one loopback server. Runs are paired, so that the machine's moods hit both.
 */
export async function benchClient(): Promise<void> {
  const body = JSON.stringify({ expires_at: null, services: {} })
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The limits of the API would be what is measured.
  const client = createClient({ baseUrl, apiKey: 'bench', pacing: { perMinute: 1e9, perDay: 1e9 } })
  const headers = { Accept: 'application/json', Authorization: 'Bearer bench' }

  const times = { fetch: [] as number[], client: [] as number[] }
  for (let round = -5; round < rounds; round += 1) {
    const bare = await measure(async () => (await fetch(`${baseUrl}/v1/me`, { headers })).json())
    const through = await measure(() => client.me())
    if (round < 0) continue // to warm up
    times.fetch.push(bare)
    times.client.push(through)
  }
  server.close()
  server.closeAllConnections()

  const ratios = times.client.map((time, round) => time / (times.fetch[round] ?? time))
  console.log(`A call, ${rounds} paired rounds of ${callsPerRound}, microseconds (median)
  fetch   ${median(times.fetch).toFixed(1)}
  client  ${median(times.client).toFixed(1)}
  ratio   ${median(ratios).toFixed(3)}`)
}

async function measure(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < callsPerRound; index += 1) await call()
  return ((performance.now() - start) / callsPerRound) * 1000
}
