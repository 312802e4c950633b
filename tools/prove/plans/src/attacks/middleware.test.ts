import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, createMemoryJournal } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { applyPlan, auditAccount, exportAccount, parseDesired, planAccount } from '@hostwright/plan'
import { createSandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { anOrder, consent } from '../../../attacks/src/rules/stage.ts'

const server = 'hw123456.example.jp'

// A middleware that counts and rewrites whatever it sees: a key in an order would differ from that in the journal.
test('middleware of `client.api` changes no order, plan, audit, wait or call of the packages', async () => {
  const { baseUrl, apiKey, clock, fetch } = await createSandbox({ speed: 0, limits: false })
  const { now, sleep } = clock
  const journal = createMemoryJournal()
  const client = createClient({ baseUrl, apiKey, fetch, now, sleep, pacing: false, journal })
  const seen: string[] = []
  client.api.use({
    onRequest({ request, schemaPath }) {
      seen.push(schemaPath)
      request.headers.set('Idempotency-Key', 'another-key')
      return request
    },
  })
  const vps = createVps(client)
  const { contract } = await vps.orders.ensure(anOrder('web-1'), consent)
  await vps.orders.waitUntilActive(contract)
  const hosting = createHosting(client)
  await hosting.server(server).memo.set('x')
  await exportAccount(client)
  await auditAccount(client)
  const desired = parseDesired({ version: 1, hosting: { [server]: { memo: 'y' } } })
  await applyPlan(await planAccount(client, desired), { client })
  expect(seen).toEqual([])
  await client.api.GET('/v1/me')
  expect(seen).toEqual(['/v1/me'])
})

/** Finds what calls the API through the caller's own client, where the caller's middleware runs. */
function findCallersApi(text: string): string[] {
  return (
    text.match(/\bclient\.api\b|\{[^{}]*\bapi\b[^{}]*\}(?:: (?:Client\b|Pick<Client)| = client\b)/g) ?? []
  )
}

test('no package that orders, plans or writes calls the API through `client.api`', () => {
  const root = join(import.meta.dirname, '../../../../..')
  const files = globSync('packages/{orders,hosting,vps,plan}/src/**/*.ts', {
    cwd: root,
    exclude: (name) => /test|generated/.test(name),
  })
  expect(files.length).toBeGreaterThan(200)
  const code = (file: string): string =>
    readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  expect(files.filter((file) => findCallersApi(code(file)).length > 0)).toEqual([])
  for (const planted of [
    'client.api.GET(x)',
    'f({ api }: Client)',
    '{ api, now }: Pick<Client',
    '{ api } = client',
  ])
    expect(findCallersApi(planted)).toHaveLength(1)
})
