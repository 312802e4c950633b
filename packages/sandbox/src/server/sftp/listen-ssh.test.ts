import { once } from 'node:events'
import type { Attributes, ClientChannel, FileEntryWithStats } from 'ssh2'
import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../hosting/web/generate-key-pair.ts'
import { call, connectSsh } from '../../testing/connect-ssh.ts'
import { serverPath } from '../../testing/hosting.ts'
import { setUp } from '../../testing/set-up.ts'
import type { SshOptions } from './listen-ssh.ts'
import { getWithHost } from '../../testing/get-with-host.ts'

const root = '/home/hw123456/example.com/public_html'
const user = 'hw123456'

/** Starts a sandbox with an SFTP server, switches SSH on and registers a key. */
async function open(options: SshOptions | true = true) {
  const { sandbox, call: callApi } = await setUp()
  onTestFinished(() => sandbox.close())
  const { url, ssh } = await sandbox.listen({ port: 0, ssh: options })
  const { publicKey, privateKey } = generateKeyPair()
  await callApi(`PUT ${serverPath}/ssh`, { body: { ssh_enabled: true } })
  await callApi(`POST ${serverPath}/ssh/key`, { body: { public_key: publicKey, label: 'test' } })
  return { sandbox, callApi, url, ssh: ssh!, privateKey }
}

async function logIn(options?: SshOptions) {
  const opened = await open(options)
  const { client, sftp } = await connectSsh(opened.ssh, user, opened.privateKey)
  return { ...opened, client, sftp }
}

test('a file that is written over SFTP is served as a page of its site', async () => {
  const { sftp, url } = await logIn()
  const handle = await call<Buffer>((done) => sftp.open(`${root}/new.html`, 'w', done))
  const text = Buffer.from('<p>new</p>'.repeat(10_000))
  await call((done) => sftp.write(handle, text, 0, text.length, 0, done))
  await call((done) => sftp.fsetstat(handle, { mode: 0o640, mtime: 1000, atime: 1000 }, done))
  await call((done) => sftp.close(handle, done))
  expect(await call<Attributes>((done) => sftp.lstat(`${root}/new.html`, done))).toMatchObject({
    size: text.length,
    mtime: 1000,
    mode: 0o100_640,
  })
  const { port } = new URL(url)
  const show = (path: string, host: string) => getWithHost(Number(port), path, host)
  expect(await show('/new.html', 'example.com')).toEqual([200, text.toString()])
  expect((await show('/', `example.com.localhost:${port}`))[1]).toContain('start page of example.com')
  expect((await show('/none', 'example.com'))[0]).toBe(404)
  expect((await show('/.htaccess', 'example.com'))[0]).toBe(404)
  expect((await show('/v1/me', '127.0.0.1'))[0]).toBe(401)
})

test('the extensions of OpenSSH rename over a file, and link', async () => {
  const { sftp } = await logIn()
  const put = (path: string) => call((done) => sftp.writeFile(path, path, (error) => done(error)))
  await put(`${root}/a`)
  await put(`${root}/b`)
  await call((done) => sftp.ext_openssh_hardlink(`${root}/b`, `${root}/kept`, done))
  await expect(call((done) => sftp.rename(`${root}/a`, `${root}/b`, done))).rejects.toThrow('Failure')
  await call((done) => sftp.ext_openssh_rename(`${root}/a`, `${root}/b`, done))
  expect(String(await call<unknown>((done) => sftp.readFile(`${root}/kept`, done)))).toBe(`${root}/b`)
  expect(String(await call<unknown>((done) => sftp.readFile(`${root}/b`, done)))).toBe(`${root}/a`)
  const listed = await call<FileEntryWithStats[]>((done) => sftp.readdir(root, done))
  expect(listed.map(({ filename }) => filename).toSorted()).toEqual(['b', 'index.html', 'kept'])
  await expect(call<unknown>((done) => sftp.lstat(`${root}/a`, done))).rejects.toMatchObject({ code: 2 })
})

test('a path whose last name is missing resolves, as with OpenSSH: its clients ask before they upload a folder', async () => {
  const { sftp } = await logIn()
  const resolve = (path: string) => call<string>((done) => sftp.realpath(path, done))
  expect(await resolve('example.com/./public_html/../public_html/new')).toBe(`${root}/new`)
  await call((done) => sftp.symlink(`${root}/none`, `${root}/link`, done))
  expect(await resolve(`${root}/link`)).toBe(`${root}/none`)
  await expect(resolve(`${root}/none/new`)).rejects.toThrow('No such file')
})

test('a file that is open to append grows at its end, whatever position the client sends, as with OpenSSH', async () => {
  const { sftp } = await logIn()
  const path = `${root}/log.txt`
  await call((done) => sftp.writeFile(path, 'first ', (error) => done(error)))
  const handle = await call<Buffer>((done) => sftp.open(path, 'a', done))
  for (const word of ['second ', 'third'])
    await call((done) => sftp.write(handle, Buffer.from(word), 0, word.length, 0, done))
  expect(String(await call<unknown>((done) => sftp.readFile(path, done)))).toBe('first second third')
})

test('a list of files has the lines of ls, which sftp prints', async () => {
  const { sftp } = await logIn()
  const listed = await call<FileEntryWithStats[]>((done) => sftp.readdir(`${root}/..`, done))
  expect(listed.map(({ longname }) => longname)).toEqual([
    expect.stringMatching(/^drwxr-xr-x .* public_html$/),
  ])
})

test('a client that has ended gets the status 0, without which ssh reports a failure', async () => {
  const { client } = await logIn()
  const channel = await call<ClientChannel>((done) => client.subsys('sftp', done))
  const exit = once(channel.resume(), 'exit')
  channel.end()
  expect(await exit).toEqual([0])
})

test('a login needs a registered key of the contract', async () => {
  const { ssh, privateKey } = await open()
  const other = generateKeyPair()
  await expect(connectSsh(ssh, user, other.privateKey)).rejects.toThrow('authentication')
  await expect(connectSsh(ssh, 'hw999999', privateKey)).rejects.toThrow('authentication')
})

test('a server whose SSH is off, or that is closed abroad, ends the connection', async () => {
  const { callApi, ssh, privateKey } = await open({ abroad: true })
  await expect(connectSsh(ssh, user, privateKey)).rejects.toThrow('closed')
  await callApi(`PUT ${serverPath}/ssh`, { body: { abroad_access_restriction: false } })
  const { client } = await connectSsh(ssh, user, privateKey)
  client.end()
  await callApi(`PUT ${serverPath}/ssh`, { body: { ssh_enabled: false } })
  await expect(connectSsh(ssh, user, privateKey)).rejects.toThrow('closed')
})

test('the files of a domain that is deleted are gone, and a reset brings the start page back', async () => {
  const { callApi, sandbox, ssh, url, privateKey } = await open()
  const { sftp } = await connectSsh(ssh, user, privateKey)
  await call((done) => sftp.unlink(`${root}/index.html`, done))
  const port = Number(new URL(url).port)
  expect((await getWithHost(port, '/', 'example.com'))[0]).toBe(404)
  sandbox.reset()
  expect((await getWithHost(port, '/', 'example.com'))[0]).toBe(200)
  await callApi(`DELETE ${serverPath}/domain/example.com`)
  expect((await getWithHost(port, '/', 'example.com'))[0]).not.toBe(200)
})
