import { channel } from 'node:diagnostics_channel'
import { expect, test } from 'vitest'
import { watchLeaving } from './watch-leaving.ts'

const key = 'a7c1f0de-0000-4000-8000-000000000001'

/** Plays what undici reports of one request that leaves, each time as a request of its own. */
function send(): void {
  const request = create()
  for (const name of ['client:sendHeaders', 'request:bodySent'])
    channel(`undici:${name}`).publish({ request })
}

function create(): object {
  const request = { method: 'POST', path: '/v1/vps/servers', headers: ['idempotency-key', key] }
  channel('undici:request:create').publish({ request })
  return request
}

/** Plays what Node reports of a request that leaves through its http module. */
function sendByHttp(sent = key): void {
  const getHeader = (name: string): unknown => (name === 'idempotency-key' ? sent : undefined)
  channel('http.client.request.start').publish({ request: { getHeader } })
}

test.each<[string, boolean, () => void]>([
  ['that left once', false, send],
  ['that left once through the http module', false, sendByHttp],
  ['whose first connection failed', false, () => void [create(), send()]],
  ['beside another order', false, () => void [sendByHttp(), sendByHttp('another')]],
  ['that `fetch` sent twice', true, () => void [send(), send()]],
  ['that a library sent twice through the http module', true, () => void [sendByHttp(), sendByHttp()]],
])('on Node, of an order %s, a second departure is seen: %s', (_, expected, play) => {
  for (const fetch of [undefined, async () => Response.json({})]) {
    const init = { method: 'POST', headers: { 'idempotency-key': key } }
    const watched = watchLeaving({ url: 'https://api.example.org/v1/vps/servers', init, fetch })!
    play()
    expect(watched.leftAgain()).toBe(expected)
    expect(watched.neverLeft(undefined)).toBe(false)
  }
})
