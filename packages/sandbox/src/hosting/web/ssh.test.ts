import type { CreatedSshKey, SshKeyList } from '@hostwright/types'
import sshpk from 'sshpk'
import { expect, test } from 'vitest'
import { chooseAssumptions } from '../../assumptions/assumptions.ts'
import type { Call } from '../../operations/handler.ts'
import { createTestStore } from '../../testing/create-test-store.ts'
import { servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody, startAt } from '../../testing/set-up.ts'
import { seedHosting } from '../../seed/seed-hosting.ts'
import { generateKeyPair } from './generate-key-pair.ts'
import { parsePublicKey } from '@hostwright/types/rules'
import { createSshKey } from './ssh.ts'

async function setUpKeys() {
  const { onServer, ...rest } = await setUpHosting()
  return {
    ...rest,
    onServer,
    create: (body: object) => onServer<CreatedSshKey>('POST /ssh/key', { body }),
    list: async () => (await onServer<SshKeyList>('GET /ssh/key')).body.ssh_keys,
  }
}

test('a public key is registered, listed as on, and deleted once', async () => {
  const { onServer, create, list } = await setUpKeys()
  expect(await list()).toEqual([])
  const { publicKey } = generateKeyPair()
  const { status, body } = await create({
    public_key: `${publicKey} deploy@example.com\n`,
    label: 'deploy-key',
  })
  expect(status).toBe(200)
  expect(body).toEqual({ id: expect.any(String), message: expect.any(String) })
  await create({ public_key: generateKeyPair().publicKey })
  expect(await list()).toEqual([
    { id: body.id, label: 'deploy-key', status: 'on' },
    { id: expect.any(String), status: 'on' },
  ])
  expect(await onServer(`DELETE /ssh/key/${body.id}`)).toMatchObject({ status: 200 })
  expect(await list()).toHaveLength(1)
  expect(await onServer(`DELETE /ssh/key/${body.id}`)).toMatchObject({
    status: 404,
    body: errorBody('NOT_FOUND'),
  })
})

test('with generate, the private key is returned once, in the format of OpenSSH', async () => {
  const { create, list } = await setUpKeys()
  const { body } = await create({ generate: true, label: 'made' })
  expect(body.private_key).toMatch(/^-----BEGIN OPENSSH PRIVATE KEY-----\n/)
  expect(await list()).toEqual([{ id: body.id, label: 'made', status: 'on' }])
  const other = await create({ generate: true })
  expect(other.body.private_key).not.toBe(body.private_key)
})

test('a generated private key is kept nowhere', () => {
  const store = createTestStore()
  seedHosting(store, startAt)
  const call = {
    store,
    path: { servername },
    body: { generate: true },
    now: startAt,
    assume: chooseAssumptions(),
  }
  const response = createSshKey(call as Call<'createSshKey'>)
  const { private_key = '' } = 'body' in response ? response.body : {}
  const kept = JSON.stringify(store.dump())
  expect(kept).toContain(`of ${servername}`)
  const [, ...lines] = private_key.trimEnd().split('\n').slice(0, -1)
  expect(lines.length).toBeGreaterThan(3)
  // The first two lines contain the public key, which may be stored.
  for (const line of lines.slice(2)) expect(kept).not.toContain(line)
})

test('another implementation reads a generated private key and finds its public key', () => {
  const { publicKey, privateKey } = generateKeyPair()
  expect(sshpk.parsePrivateKey(privateKey, 'openssh').toPublic().toString('ssh')).toContain(publicKey)
})

test.each([
  ['no key at all', 'hello'],
  ['a kind of key that does not exist', 'ssh-nonsense AAAAC3NzaC1lZDI1NTE5AAAA'],
  ['data of another kind', `ssh-rsa ${generateKeyPair().publicKey.split(' ')[1]}`],
  ['a private key', generateKeyPair().privateKey],
  ['two lines', `${generateKeyPair().publicKey}\n${generateKeyPair().publicKey}`],
])('%s is no public key in OpenSSH format', async (_, public_key) => {
  const { create, list } = await setUpKeys()
  expect(parsePublicKey(public_key)).toBeUndefined()
  expect(await create({ public_key })).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', [expect.stringMatching(/^public_key: /)]),
  })
  expect(await list()).toEqual([])
})

test('generate is true without a key and false beside one, and a key is registered once', async () => {
  const { create } = await setUpKeys()
  const { publicKey } = generateKeyPair()
  expect(await create({ generate: false })).toMatchObject({ status: 422 })
  expect(await create({ generate: true, public_key: publicKey })).toMatchObject({ status: 422 })
  expect(await create({ public_key: publicKey, label: 'laptop', generate: false })).toMatchObject({
    status: 200,
  })
  expect(await create({ public_key: `${publicKey} again` })).toMatchObject({
    status: 409,
    body: errorBody('OPERATION_ERROR'),
  })
})
