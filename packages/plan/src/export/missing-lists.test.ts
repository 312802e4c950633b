import { UnexpectedResponseError } from '@hostwright/common'
import { expect, test } from 'vitest'
import { exportAccount, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

/** Creates a client for which every response of one path is an empty object. */
async function setUpWithout(path: RegExp) {
  const { sandbox, connect } = await setUp()
  return connect({
    fetch: async (request) =>
      path.test(new URL(request.url).pathname) ? Response.json({}) : sandbox.fetch(request),
  })
}

test.each([
  ['/v1/server', /^\/v1\/server$/],
  ['/v1/vps/servers', /^\/v1\/vps\/servers$/],
  ['/v1/server/{servername}/domain', /\/domain$/],
  ['/v1/server/{servername}/subdomain', /\/subdomain$/],
  ['/v1/server/{servername}/dns', /\/dns$/],
  ['/v1/server/{servername}/dkim', /\/dkim$/],
  ['/v1/server/{servername}/cron', /\/cron$/],
])('a response without the list of %s is an error of an export, not an empty list', async (path, pattern) => {
  const client = await setUpWithout(pattern)
  const failed = exportAccount(client)
  await expect(failed).rejects.toThrow(`The response lacks its list (GET ${path}, 200)`)
  await expect(failed).rejects.toThrow(UnexpectedResponseError)
})

test('a response without the servers is an error of a plan, not a reason to order one', async () => {
  const client = await setUpWithout(/^\/v1\/vps\/servers$/)
  const desired = { version: 1, vps: { 'web-01': { memo: 'front' } } } as const
  await expect(planAccount(client, desired)).rejects.toThrow('GET /v1/vps/servers')
})
