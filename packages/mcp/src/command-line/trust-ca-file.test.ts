import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as tls from 'node:tls'
import sshpk from 'sshpk'
import { expect, onTestFinished, test } from 'vitest'
import { trustCaFile } from './trust-ca-file.ts'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ca-file-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}

/** Serves over TLS with a certificate that no program trusts. */
async function serveSecurely() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const cert = sshpk
    .createSelfSignedCertificate([sshpk.identityForHost('localhost')], sshpk.parsePrivateKey(pem, 'pem'), {
      lifetime: 86_400,
    })
    .toString('pem')
  const key = createPrivateKey(pem).export({ format: 'pem', type: 'pkcs8' })
  const server = createServer({ key, cert }, (_request, response) => void response.end('trusted'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, cert }
}

test('a server whose certificate is in HOSTWRIGHT_CA_FILE is trusted, and others still are', async () => {
  const list = (): string[] =>
    tls.getCACertificates('default').map((one) => new X509Certificate(one).fingerprint256)
  const given = tls.getCACertificates('default')
  const before = list()
  onTestFinished(() => {
    tls.setDefaultCACertificates(given)
  })
  const { url, cert } = await serveSecurely()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  const path = join(createFolder(), 'ca.pem')
  writeFileSync(path, cert)
  trustCaFile({ HOSTWRIGHT_CA_FILE: path })
  expect(await (await fetch(url)).text()).toBe('trusted')
  const after = new Set(list())
  expect(before.filter((one) => !after.has(one))).toEqual([])
})

test.each([
  ['does not exist', undefined, 'cannot be read'],
  ['has no certificate', 'hello', 'has no certificate in PEM'],
])('a file that %s is named', (_, text, problem) => {
  const path = join(createFolder(), 'ca.pem')
  if (text !== undefined) writeFileSync(path, text)
  expect(() => trustCaFile({ HOSTWRIGHT_CA_FILE: path })).toThrow(
    `HOSTWRIGHT_CA_FILE names ${path}, which ${problem}`,
  )
})

test('without the variable, nothing changes', () => {
  const before = tls.getCACertificates('default')
  trustCaFile({ HOSTWRIGHT_CA_FILE: '' })
  expect(tls.getCACertificates('default')).toEqual(before)
})
