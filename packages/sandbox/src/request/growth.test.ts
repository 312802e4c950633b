import { expect, test } from 'vitest'
import { stores } from '../testing/stores.ts'
import { setUpWorld } from '../testing/set-up-world.ts'
import { order, vpsPath } from '../testing/set-up.ts'
import type { Store } from '../storage/store.ts'

const server = '/v1/server/hw123456.example.jp'
const record = { domain: 'example.com', host: 'new', type: 'TXT', content: 'text' }

/** Creates a store that, once `guard` is called, throws when all records of a growing collection are listed. */
function createGuarded(store: Store): { readonly store: Store; guard: () => void } {
  let isGuarded = false
  const guarded: Store = {
    ...store,
    collection<T>(name: string) {
      const collection = store.collection<T>(name)
      if (!isGuarded || name.startsWith('vps-plan') || name.startsWith('vps-image')) return collection
      return {
        ...collection,
        all: () => {
          throw new Error(`A write lists all of ${name}.`)
        },
      }
    },
  }
  return { store: guarded, guard: () => void (isGuarded = true) }
}

const writes: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['PUT', `${vpsPath}/memo`, { memo: 'front' }],
  ['PUT', `${vpsPath}/name`, { name: 'front-1' }],
  ['POST', '/v1/vps/servers', order],
  ['POST', `${vpsPath}/power/stop`],
  [
    'POST',
    '/v1/server',
    { plan_id: 'standard', period: 12, expected_total_price: 13_200, agree_to_terms: true },
  ],
  ['PUT', `${server}/memo`, { memo: 'shop' }],
  ['POST', `${server}/dns`, record],
  ['POST', `${server}/domain`, { domain: 'new.example.net' }],
  ['PUT', `${server}/domain/example.com`, { memo: 'shop' }],
  ['POST', `${server}/subdomain`, { subdomain: 'shop.example.com' }],
  ['POST', `${server}/mail`, { mail_address: 'new@example.com', password: 'Correct-Horse-7' }],
  ['POST', `${server}/ftp`, { ftp_account: 'new@example.com', password: 'Correct-Horse-7' }],
  ['POST', `${server}/spf`, { fqdn: 'shop.example.com' }],
  ['PUT', `${server}/spf/shop.example.com`, { action: 'reset' }],
  ['PUT', `${server}/dkim/example.com`, { enabled: true }],
]

test.each(stores)(
  '%s: a write looks at its own record only, however many there are',
  async (_, createStore) => {
    const { store, guard } = createGuarded(createStore())
    const { serve, apiKey } = setUpWorld(false, store, { 'ownership-check': 'no-record-needed' })
    guard()
    const statuses: unknown[] = []
    for (const [method, path, body] of writes) {
      const headers = {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'growth-0001',
      }
      const request = new Request(`http://127.0.0.1${path}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
      })
      const response = await serve(request, '127.0.0.1')
      statuses.push([method, path, response.status, response.ok ? '' : await response.text()])
    }
    expect(statuses).toEqual(
      writes.map(([method, path]) => [method, path, path.endsWith('/stop') ? 202 : 200, '']),
    )
  },
)
