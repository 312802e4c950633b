import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openProxy, serveSecurely } from '../testing/open-proxy.ts'
import { createMachine, type Machine } from '../testing/test-machine.ts'

interface Site {
  readonly machine: Machine
  readonly caFile: string
  readonly env: Readonly<Record<string, string>>
}

async function openSite(): Promise<Site> {
  const machine = await createMachine()
  const { baseUrl, certificate } = await serveSecurely(machine.sandbox)
  const caFile = join(machine.folder, 'ca.pem')
  writeFileSync(caFile, certificate)
  return { machine, caFile, env: { HOSTWRIGHT_BASE_URL: baseUrl } }
}

test('a private certificate is trusted with --ca-file or HOSTWRIGHT_CA_FILE', async () => {
  const { machine, caFile, env } = await openSite()
  const { hostwright } = machine
  const none = await hostwright('vps list', { env, usesNetwork: true })
  expect(none.exitCode).toBe(5)
  expect((await hostwright(`--ca-file ${caFile} vps list`, { env, usesNetwork: true })).stdout).toContain(
    'web-01',
  )
  const byVariable = { ...env, HOSTWRIGHT_CA_FILE: caFile }
  expect((await hostwright('vps list', { env: byVariable, usesNetwork: true })).stdout).toContain('web-01')
})

test('HTTPS_PROXY carries each request, and NO_PROXY leaves hosts out', async () => {
  const { machine, caFile, env } = await openSite()
  const proxy = await openProxy()
  const through = { ...env, HOSTWRIGHT_CA_FILE: caFile, HTTPS_PROXY: proxy.url }
  const ended = await machine.hostwright('vps list', { env: through, usesNetwork: true })
  expect(ended.stderr).toBe('')
  expect(ended.stdout).toContain('web-01')
  expect(proxy.hosts).toEqual([new URL(env['HOSTWRIGHT_BASE_URL']!).host])
  for (const NO_PROXY of ['localhost', '*']) {
    const direct = await machine.hostwright('vps list', { env: { ...through, NO_PROXY }, usesNetwork: true })
    expect(direct.stdout).toContain('web-01')
  }
  expect(proxy.hosts).toHaveLength(1)
})

test('a sandbox on this machine is reached without the proxy', async () => {
  const { hostwright, sandbox } = await createMachine()
  const proxy = await openProxy()
  const { url } = await sandbox.listen({ port: 0 })
  const env = { HOSTWRIGHT_BASE_URL: url, HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }
  expect((await hostwright('vps list', { env, usesNetwork: true })).stdout).toContain('web-01')
  expect(proxy.hosts).toEqual([])
})

test('a proxy that cannot be reached is named with exit code 5, one that is no address is 2, and no password is shown', async () => {
  const { machine, caFile, env } = await openSite()
  const gone = { ...env, HOSTWRIGHT_CA_FILE: caFile, HTTPS_PROXY: 'http://user:hunter22@127.0.0.1:1' }
  const ended = await machine.hostwright('vps get 00000000-0000-4000-8000-000000000001', {
    env: gone,
    usesNetwork: true,
  })
  expect(ended).toMatchObject({
    exitCode: 5,
    stderr: expect.stringContaining('(HTTPS_PROXY is 127.0.0.1:1)'),
  })
  const wrong = { ...env, HTTPS_PROXY: 'user:hunter22@proxy' }
  const usage = await machine.hostwright('vps list', { env: wrong, usesNetwork: true })
  expect(usage).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('HTTPS_PROXY is not an address'),
  })
  expect(ended.stderr + usage.stderr).not.toContain('hunter22')
})

test('an API behind the proxy that does not speak TLS is told by the code of the error', async () => {
  const { hostwright, sandbox } = await createMachine()
  const proxy = await openProxy()
  const { url } = await sandbox.listen({ port: 0 })
  const env = { HOSTWRIGHT_BASE_URL: url.replace('http:', 'https:'), HTTPS_PROXY: proxy.url }
  const { stderr } = await hostwright('vps get 00000000-0000-4000-8000-000000000001', {
    env,
    usesNetwork: true,
  })
  expect(stderr).toContain('ERR_SSL_')
})

test.each([
  ['none.pem', 'There is no file'],
  ['id.pub', 'holds no certificate in PEM'],
])('--ca-file %s: %s', async (name, said) => {
  const { hostwright, folder } = await createMachine()
  writeFileSync(join(folder, 'id.pub'), 'ssh-ed25519 AAAA\n')
  const { exitCode, stderr } = await hostwright(`vps list --ca-file ${folder}/${name}`, { usesNetwork: true })
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(said) })
})

test('an address of Redis that is none is named by its variable', async () => {
  const { hostwright } = await createMachine()
  const ended = await hostwright('vps list', { env: { HOSTWRIGHT_REDIS_URL: 'https://redis.example.com' } })
  expect(ended.exitCode).toBe(2)
  expect(ended.stderr).toContain(
    'HOSTWRIGHT_REDIS_URL is not the address of a Redis: give one such as redis://',
  )
})
