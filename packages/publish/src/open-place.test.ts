import { generateKeyPairSync } from 'node:crypto'
import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { type Sftp, SftpError } from './remote/sftp.ts'
import { openScene, servername } from './testing/open-scene.ts'
import { readSite, writeAsOther } from './testing/read-site.ts'

test('a missing domain, SSH that is off, a wrong host key and an unknown key each say what to do', async () => {
  const { client, options, fill } = await openScene()
  await fill({ 'index.html': 'one' })
  await expect(publishFolder(client, { ...options, domain: 'none.example' })).rejects.toThrow(
    'No hosting server of the account has the domain none.example: add it first',
  )
  for (const domain of ['www.example.com', 'WWW.example.com.', 'a.b.example.com'])
    await expect(publishFolder(client, { ...options, domain })).rejects.toMatchObject({
      reason: 'no-such-subdomain',
      message: `${domain} is no site of its own: publish to example.com, or to a folder of it with \`to\`, or add ${domain} as a subdomain first.`,
    })
  await expect(publishFolder(client, { ...options, hostKey: 'SHA256:other' })).rejects.toThrow(
    /shows the host key SHA256:\S+ \(ssh-ed25519\), and known are SHA256:other/,
  )
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await expect(publishFolder(client, { ...options, privateKey: other })).rejects.toMatchObject({
    reason: 'login',
  })
  await createHosting(client).server(servername).ssh.update({ ssh_enabled: false })
  await expect(publishFolder(client, options)).rejects.toMatchObject({ reason: 'ssh-off' })
})

test('the error for a name below a subdomain names the subdomain', async () => {
  const { client, options, fill } = await openScene()
  await fill({ 'index.html': 'one' })
  const { subdomains } = createHosting(client).server(servername)
  await subdomains.create({ subdomain: 'shop.example.com' })
  await expect(publishFolder(client, { ...options, domain: 'www.shop.example.com' })).rejects.toThrow(
    'publish to shop.example.com',
  )
})

test('a private key that cannot be read is not part of the error', async () => {
  const { client, options, fill } = await openScene()
  await fill({ 'index.html': 'one' })
  for (const kind of ['PRIVATE KEY', 'OPENSSH PRIVATE KEY']) {
    const privateKey = `-----BEGIN ${kind}-----\nc2VjcmV0LXNlY3JldA==\n-----END ${kind}-----\n`
    const error: unknown = await publishFolder(client, { ...options, privateKey }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ name: 'ConfigError', field: 'privateKey' })
    expect(JSON.stringify([error, String(error)])).not.toContain('c2Vj')
  }
})

test('the initial domain can be published to, and a folder below a site that is there', async () => {
  const { client, options, fill, asOther } = await openScene()
  await fill({ 'index.html': 'one' })
  const initial = { ...options, domain: servername, adopt: ['index.html'] }
  expect(await publishFolder(client, initial)).toMatchObject({ changed: ['index.html'] })
  await expect(publishFolder(client, { ...options, to: 'docs' })).rejects.toMatchObject({
    reason: 'server-error',
  })
  for (const to of ['../x', 'docs\\v1'])
    await expect(publishFolder(client, { ...options, to })).rejects.toMatchObject({ field: 'to' })
  await asOther(({ sftp, root }) => sftp.makeFolder(`${root}/docs`, 0o755))
  expect(await publishFolder(client, { ...options, to: 'docs' })).toMatchObject({ added: ['index.html'] })
})

test('a manifest that is damaged or leads out of the site stops, and nothing is changed', async () => {
  const { client, options, fill, asOther, visit } = await openScene()
  await fill({ 'index.html': 'one' })
  await publishFolder(client, options)
  await fill({ 'index.html': 'two' })
  for (const [from, to] of [
    ['"index.html"', '"../index.html"'],
    ['"version":1', '"version":2'],
    ['"size":3', '"size":"3"'],
    ['{', ''],
  ] as const) {
    await asOther(async ({ sftp }) => {
      const { path, text } = await findManifest(sftp)
      await writeAsOther(sftp, path, text.replace(from, to))
      await expect(publishFolder(client, options)).rejects.toMatchObject({ reason: 'damaged-state' })
      await sftp.remove(path)
      await writeAsOther(sftp, path, text)
    })
  }
  expect(await visit('/')).toBe('one')
})

test.each([
  ['mkdir /home', 3, 'Its rules deny it to this user'],
  ['mkdir /home', 4, 'Its disk may be full'],
  ['opendir /home', 4, 'Its log may say why.'],
  ['setstat /home', 4, 'Its log may say why.'],
])('the error for a %s that the server rejects with the status %i says why', async (request, status, why) => {
  const { asOther } = await openScene()
  const run = asOther(() => Promise.reject(new SftpError(`${request}: the words of the server`, status)))
  await expect(run).rejects.toThrow(
    `The server rejected a request (${request}: the words of the server). ${why}`,
  )
})

async function findManifest(sftp: Sftp): Promise<{ readonly path: string; readonly text: string }> {
  const home = '/home/hw123456/.hostwright'
  const found = Object.entries(await readSite(sftp, home)).find(([path]) =>
    /\/[0-9a-f]{32}\.json$/.test(path),
  )
  const [path, text] = found!
  return { path: `${home}/${path}`, text }
}
