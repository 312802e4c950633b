import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { createVps } from './vps.ts'

const ssh_public_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIG11c3QgYmUgNjQgY2hhcmFjdGVycyBsb25n'
const rejection = { code: 'VALIDATION_ERROR', details: [expect.stringContaining('ssh_key_name')] }

async function setUp() {
  const sandbox = await createSandbox({ speed: 0 })
  onTestFinished(() => sandbox.close())
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const vps = createVps(createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep }))
  const server = vps.server('00000000-0000-4000-8000-000000000001')
  return { sandbox, vps, server }
}

test('an order with a public key without a name is rejected at the quote, before anything is charged', async () => {
  const { sandbox, vps } = await setUp()
  const before = sandbox.account.balance
  const input = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04', ssh_public_key }
  await expect(vps.orders.quote(input)).rejects.toMatchObject(rejection)
  expect(sandbox.account.balance).toBe(before)
  await expect(vps.orders.quote({ ...input, ssh_key_name: 'laptop' })).resolves.toMatchObject({
    order: input,
  })
})

test('a reinstall with a public key that has no name is rejected, and the disk stays as it is', async () => {
  const { server } = await setUp()
  await (await server.power.stop()).wait()
  const before = await server.os.status()
  const body = { image_id: 'debian-13', root_password: 'Correct-Horse-7', ssh_public_key }
  await expect(server.os.reinstall(body)).rejects.toMatchObject(rejection)
  expect(await server.os.status()).toEqual(before)
})
