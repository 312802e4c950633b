import { inspect } from 'node:util'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openScene } from '../testing/open-scene.ts'
import { fill, errorOf, photograph, publish, reasonOf } from '../testing/attack.ts'

const begin = (kind: string): string => `-----BEGIN ${kind}-----`
const body = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtz'
const key = (kind = 'PRIVATE KEY'): string => `${begin(kind)}\n${body}\n-----END ${kind}-----\n`
const env = 'APP_ENV=production\nDB_PASSWORD=hunter2secret\nAPI_SECRET=q8w7e6r5t4\n'

test.each<readonly [string, string | Buffer]>([
  ['a private key', key()],
  ['an OpenSSH private key', key('OPENSSH PRIVATE KEY')],
  ['an RSA private key', key('RSA PRIVATE KEY')],
  ['an EC private key', key('EC PRIVATE KEY')],
  ['an encrypted private key', key('ENCRYPTED PRIVATE KEY')],
  ['a private key behind 60 kB', `${'x\n'.repeat(30_000)}${key()}`],
  ['a private key in one line of JSON', JSON.stringify({ private_key: key() })],
  ['a private key with CRLF', key().replaceAll('\n', '\r\n')],
  ['a private key behind a BOM', `\uFEFF${key()}`],
  ['a private key behind zero bytes', Buffer.concat([Buffer.alloc(500), Buffer.from(key())])],
  ['lines of an .env', env],
  ['lines of an .env with CRLF', env.replaceAll('\n', '\r\n')],
  ['lines of an .env behind a BOM', `\uFEFF${env}`],
  ['a line of an .env whose value has a blank', 'DB_PASSWORD="hunter2secret and more"\n'],
  ['a line of an .env with a comment behind it', "DB_PASSWORD='hunter2secret' # of production\n"],
  ['a line of an .env with blanks around the sign', '  DB_PASSWORD = hunter2secret\n'],
  ['lines of an .env with export and quotes', env.replace(/^(\w+)=(.*)$/gm, 'export $1="$2"')],
])('a file that holds %s stops with its path, and nothing travels', async (_, content) => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'sub/notes.txt': '' })
  await writeFile(join(scene.folder, 'sub/notes.txt'), content)
  const before = await photograph(scene)
  const error = await errorOf(publish(scene))
  expect(error.reason).toBe('secret')
  expect(error.paths).toEqual(['sub/notes.txt'])
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/hunter2secret|b3BlbnNzaC1rZXk/)
  expect(await photograph(scene)).toEqual(before)
  expect(await reasonOf(publish(scene, { include: ['sub/notes.txt'] }))).toBe('done')
})

test('a file that holds the token of the API stops, and the error does not show it', async () => {
  const scene = await openScene()
  const { apiKey } = scene.sandbox
  await fill(scene, { 'index.html': 'one', 'app.js': `const token = "${apiKey}"\n` })
  const error = await errorOf(publish(scene))
  expect(error.reason).toBe('secret')
  expect(inspect(error, { depth: 9 })).not.toContain(apiKey)
})

test('a secret that comes into a page that is already published stops', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.js': 'x' })
  await publish(scene)
  await fill(scene, { 'index.html': 'two', 'a.js': key() })
  expect(await reasonOf(publish(scene))).toBe('secret')
  expect(await scene.visit('/')).toBe('one')
})

test('a dry run names a secret as well', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.js': key() })
  expect(await reasonOf(publish(scene, { dryRun: true }))).toBe('secret')
})

test.each([
  '.env',
  '.env.production',
  '.git/config',
  '.DS_Store',
  '.htpasswd',
  '.npmrc',
  '.ssh/config',
  'sub/.env',
  'id_rsa',
  'id_ed25519',
  'ID_RSA',
  'tls/server.key',
  'server.pem',
  'x.p12',
  'x.ppk',
  'KEY.PEM',
  'Server.Key',
  'dump.sql',
  'dump.sql.gz',
  'DUMP.SQL',
  'app.sqlite',
  'app.db',
  'index.html~',
  'index.html.bak',
  'wp-config.php.old',
  'a.swp',
  'wp-config.php.orig',
  'wp-config.php.save',
  'index.html.rej',
  'wp-config.sync-conflict-20260101-101112-ABCDEF1.php',
  "config (laptop's conflicted copy 2026-01-01).php",
  'terraform.tfstate',
  'Thumbs.db',
  'npm-debug.log',
  '_redirects',
  'CNAME',
  'node_modules/a.js',
  '.hostwrightignore',
  '.well-known/.env',
  '.htaccess.bak',
  '.git',
])('%s does not travel, and is named as ignored', async (path) => {
  const scene = await openScene()
  await fill(scene, {
    'index.html': 'one',
    [path === 'node_modules/a.js' ? 'sub/node_modules/a.js' : path]: '',
  })
  if (path === '.git' || path.startsWith('.git/'))
    return expect(await reasonOf(publish(scene))).toBe('folder')
  const { added, ignored } = await publish(scene)
  expect(added).toEqual(['index.html'])
  if (path !== '.hostwrightignore')
    expect(ignored.some((each) => path.endsWith(each.path) || each.path.includes(path.split('/')[0]!))).toBe(
      true,
    )
})

test.each(['.htaccess', '.well-known/security.txt', 'sub/.htaccess', '.well-known/acme-challenge/abc'])(
  '%s travels although its name begins with a dot',
  async (path) => {
    const scene = await openScene()
    await fill(scene, { 'index.html': 'one', [path]: 'text' })
    expect((await publish(scene)).added).toContain(path)
  },
)

test.each([
  ['a key in UTF-16', Buffer.from(`\uFEFF-----BEGIN OPENSSH PRIVATE KEY-----\n`, 'utf16le')],
  [
    'a key in UTF-16 of the other order',
    Buffer.from(`\uFEFF-----BEGIN OPENSSH PRIVATE KEY-----\n`, 'utf16le').swap16(),
  ],
  ['lines of an .env in UTF-16', Buffer.from('\uFEFFAPI_TOKEN=abc\r\n', 'utf16le')],
  ['a key of PGP', Buffer.from('-----BEGIN PGP PRIVATE KEY BLOCK-----\n')],
])('%s does not travel', async (_, content) => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await writeFile(join(scene.folder, 'notes.txt'), content)
  expect(await reasonOf(publish(scene))).toBe('secret')
})
