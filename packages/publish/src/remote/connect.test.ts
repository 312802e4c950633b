import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseKnownHosts } from '../host-key/parse-known-hosts.ts'
import { readHostKeys } from '../read-host-keys.ts'
import { type HostWithKeys, listenWithHostKeys } from '../testing/listen-with-host-keys.ts'
import { type CheckedLogin, connect } from './connect.ts'

const privateKey = String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))

/** Connects, and returns the reason and the message of the error. The server has no SFTP, so one is always expected. */
async function tryTo(
  { host, port }: HostWithKeys,
  options: {
    readonly hostKey?: readonly string[]
    readonly knownHosts?: string
    readonly onFirstContact?: CheckedLogin['onFirstContact']
  },
): Promise<string> {
  const { hostKey: fingerprints = [], knownHosts = '', onFirstContact } = options
  const trust = { fingerprints, knownHosts: parseKnownHosts(knownHosts) }
  const login = {
    host,
    port,
    username: 'hw123456',
    privateKey,
    timeoutMs: 5000,
    trust,
    onFirstContact,
    hint: '',
  }
  const waits = { now: () => 0, sleep: async () => undefined, hasSwitched: false }
  return connect(login, waits).then(
    () => 'connected',
    (error: Error) => error.message,
  )
}

const all = ['ssh-ed25519', 'ecdsa-sha2-nistp256', 'ssh-rsa'] as const

test.each(all)(
  'a host of several keys whose %s key is known is accepted, although it prefers another',
  async (type) => {
    const host = await listenWithHostKeys(all)
    await tryTo(host, { knownHosts: host.lines[type]! })
    expect(host.users).toContain('hw123456')
    const pinned = await listenWithHostKeys(all)
    await tryTo(pinned, { hostKey: [pinned.fingerprints[type]!] })
    expect(pinned.users).toContain('hw123456')
  },
)

test('a login that is rejected after the right key was found is no problem of the host key', async () => {
  const host = await listenWithHostKeys(all, { takesLogins: false })
  const message = await tryTo(host, { hostKey: [host.fingerprints['ssh-rsa']!] })
  expect(message).toContain('accepts no key of this login as hw123456')
})

test('a server without SFTP is named, and its connection is closed', async () => {
  const host = await listenWithHostKeys(['ssh-ed25519'])
  const message = await tryTo(host, { hostKey: [host.fingerprints['ssh-ed25519']!] })
  expect(message).toBe(
    `127.0.0.1:${host.port} lets hw123456 in, and serves no files over SFTP: check the address.`,
  )
  await expect.poll(() => host.connections.size).toBe(0)
})

test('a changed key stops with both keys, before the login', async () => {
  const old = await listenWithHostKeys(['ssh-ed25519'])
  const host = await listenWithHostKeys(all)
  const knownHosts = old.lines['ssh-ed25519']!.replace(`:${old.port}`, `:${host.port}`)
  const message = await tryTo(host, { knownHosts, onFirstContact: () => true })
  expect(message).toContain(
    `shows the host key ${host.fingerprints['ssh-ed25519']} (ssh-ed25519), and known are`,
  )
  expect(message).toContain(old.fingerprints['ssh-ed25519'])
  expect(host.users).toEqual([])
})

test('a key of a type that is not known, of a host that is known, counts as changed', async () => {
  const old = await listenWithHostKeys(['ssh-rsa'])
  const host = await listenWithHostKeys(['ssh-ed25519'])
  const knownHosts = old.lines['ssh-rsa']!.replace(`:${old.port}`, `:${host.port}`)
  expect(await tryTo(host, { knownHosts, onFirstContact: () => true })).toContain('known are')
  expect(host.users).toEqual([])
})

test('a line without a port makes a key known, and never changed', async () => {
  const host = await listenWithHostKeys(['ssh-ed25519'])
  const line = host.lines['ssh-ed25519']!.replace(/^\S+/, '127.0.0.1')
  await tryTo(host, { knownHosts: line })
  expect(host.users).toContain('hw123456')
  const other = await listenWithHostKeys(['ssh-ed25519'])
  expect(await tryTo(other, { knownHosts: line })).toContain('none is known')
})

test('a revoked key is never accepted, whatever else says so', async () => {
  const host = await listenWithHostKeys(['ssh-ed25519'])
  const line = host.lines['ssh-ed25519']!
  for (const options of [
    { knownHosts: `${line}@revoked * ${line.replace(/^\S+ /, '')}` },
    { knownHosts: `@revoked ${line}`, hostKey: [host.fingerprints['ssh-ed25519']!] },
    { knownHosts: `@revoked ${line}`, onFirstContact: () => true },
  ])
    expect(await tryTo(host, options)).toContain('marks as @revoked')
  expect(host.users).toEqual([])
})

test('the first contact is asked, and the login follows only if the user agrees', async () => {
  const host = await listenWithHostKeys(['ssh-ed25519'])
  const seen: unknown[] = []
  expect(await tryTo(host, { onFirstContact: (shown) => seen.push(shown) > 5 })).toContain('none is known')
  expect(host.users).toEqual([])
  expect(seen).toEqual([
    {
      host: '127.0.0.1',
      port: host.port,
      type: 'ssh-ed25519',
      fingerprint: host.fingerprints['ssh-ed25519'],
      line: host.lines['ssh-ed25519']!.trim(),
    },
  ])
  await tryTo(host, { onFirstContact: async () => true })
  expect(host.users).toContain('hw123456')
})

test('the keys of a host can be read without a login', async () => {
  const host = await listenWithHostKeys(all)
  const known = host.lines['ssh-rsa']!
  const keys = await readHostKeys(host, { knownHosts: known })
  expect(keys.map(({ type, fingerprint, verdict }) => [type, fingerprint, verdict])).toEqual([
    ['ssh-ed25519', host.fingerprints['ssh-ed25519'], 'changed'],
    ['ecdsa-sha2-nistp256', host.fingerprints['ecdsa-sha2-nistp256'], 'changed'],
    ['ssh-rsa', host.fingerprints['ssh-rsa'], 'known'],
  ])
  expect(host.users).toEqual([])
  await expect(readHostKeys({ host: '127.0.0.1', port: 1 })).rejects.toMatchObject({ reason: 'connection' })
})
