import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { walkFolder } from './walk-folder.ts'

async function make(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'walk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

const pathsOf = async (folder: string, include?: string[]): Promise<string[]> =>
  (await walkFolder(folder, { include })).files.map(({ path }) => path)

test.each([
  '.env',
  '.DS_Store',
  'a/.git/config',
  'server.key',
  'cert.pem',
  'id_ed25519',
  'dump.sql',
  'data/app.sqlite3',
  'dump.sql.gz',
  'index.html~',
  'index.html.bak',
  '.index.html.swp',
  'Thumbs.db',
  'terraform.tfstate',
  'npm-debug.log',
  'docker-compose.yml',
  '_redirects',
  'CNAME',
  '.env.production',
  '.htpasswd',
  '.npmrc',
  '.ssh/config',
  'sub/.env',
  'id_rsa',
  'ID_RSA',
  'tls/server.key',
  'server.pem',
  'x.p12',
  'x.ppk',
  'KEY.PEM',
  'Server.Key',
  'DUMP.SQL',
  'app.sqlite',
  'app.db',
  'wp-config.php.old',
  'a.swp',
  'wp-config.php.orig',
  'wp-config.php.save',
  'index.html.rej',
  'wp-config.sync-conflict-20260101-101112-ABCDEF1.php',
  "config (laptop's conflicted copy 2026-01-01).php",
  '.well-known/.env',
  '.htaccess.bak',
  'sub/node_modules/a.js',
])('%s is not published, and said', async (path) => {
  const folder = await make({ 'index.html': 'x', [path]: 'x' })
  const { files, left } = await walkFolder(folder)
  expect(files.map((file) => file.path)).toEqual(['index.html'])
  expect(left).toHaveLength(1)
  expect(path.startsWith(left[0]!.path)).toBe(true)
})

test('what a web server reads is published although its name begins with a dot', async () => {
  const folder = await make({
    '.htaccess': 'x',
    '.well-known/acme-challenge/abc': 'x',
    '.well-known/security.txt': 'x',
    'a/.htaccess': 'x',
  })
  expect(await pathsOf(folder)).toEqual([
    '.htaccess',
    '.well-known/acme-challenge/abc',
    '.well-known/security.txt',
    'a/.htaccess',
  ])
})

test('include publishes a path in spite of the rules', async () => {
  const folder = await make({ 'data/.keep': 'x', 'app.db': 'x' })
  expect(await pathsOf(folder, ['data/.keep', 'app.db'])).toEqual(['app.db', 'data/.keep'])
})

test.each(['\n', '\r\n'])('.hostwrightignore leaves files out, with either line end (%j)', async (end) => {
  const rules = ['*.map', 'drafts/', '!keep.map'].join(end)
  const folder = await make({
    '.hostwrightignore': rules,
    'a.map': 'x',
    'keep.map': 'x',
    'drafts/a.html': 'x',
  })
  const local = await walkFolder(folder)
  expect(local.files.map(({ path }) => path)).toEqual(['keep.map'])
  expect(local.isIgnored('drafts/other.html')).toBe(true)
  expect(local.isIgnored('other.html')).toBe(false)
})

test.each(['utf16le', 'utf8'] as const)(
  '.hostwrightignore counts as Windows writes it, with a byte order mark (%s)',
  async (encoding) => {
    const folder = await make({ 'index.html': 'x', 'drafts/a.html': 'x', 'b.map': 'x' })
    await writeFile(join(folder, '.hostwrightignore'), Buffer.from('\uFEFFdrafts/\r\n*.map\r\n', encoding))
    expect(await pathsOf(folder)).toEqual(['index.html'])
  },
)

test.each([
  'drafts\\',
  'drafts\\a.html',
  'drafts\\*.html',
  'drafts\\\\\\a.html',
  './drafts/',
  '!./drafts/',
  ' drafts/',
  'drafts/\t',
  'drafts/ # not yet',
  '"drafts/"',
  '*.{psd,ai}',
  '{drafts,old}/',
  '!(index.html)',
  '@(drafts|old)/',
  '~/drafts/',
  'C:/site/drafts/',
])('.hostwrightignore with %s stops: it would publish what it names', async (line) => {
  const folder = await make({
    'index.html': 'x',
    'drafts/a.html': 'x',
    '.hostwrightignore': `*.map\n${line}\r\n`,
  })
  await expect(walkFolder(folder)).rejects.toMatchObject({
    reason: 'folder',
    paths: ['.hostwrightignore'],
    message: `.hostwrightignore has the line ${line}, which leaves nothing out: write the path alone, such as drafts/.`,
  })
})

test.each(['drafts/.hostwrightignore', '.hostwrightignore.txt', 'drafts/.HostwrightIgnore'])(
  '%s stops, because its rules are not read: it would publish what they name',
  async (path) => {
    const folder = await make({ 'index.html': 'x', 'drafts/a.html': 'x', [path]: 'a.html\n' })
    await expect(walkFolder(folder)).rejects.toMatchObject({
      reason: 'folder',
      paths: [path],
      message: `${path} is not read: write its rules into .hostwrightignore of the folder that is published.`,
    })
    await writeFile(join(folder, '.hostwrightignore'), 'drafts/\n')
    if (path.startsWith('drafts/')) expect(await pathsOf(folder)).toEqual(['index.html'])
  },
)

test('.hostwrightignore may have brackets that are no choice of a shell', async () => {
  const files = { 'a(1).jpg': 'x', '{b}.html': 'x', '[c].html': 'x', 'index.html': 'x' }
  const rules = 'a*(1).jpg\n{b}.html\n\\[c].html\n'
  expect(await pathsOf(await make({ '.hostwrightignore': rules, ...files }))).toEqual(['index.html'])
})

test('.hostwrightignore may have a backslash or a sign of comments in a comment, and a backslash before what needs one', async () => {
  const rules = '# C:\\site # old\n\\#a.html\n\\!b.html\n\\[c\\].html\n\\ d.html\ne\\ \\#1.html  \n'
  const files = {
    '#a.html': 'x',
    '!b.html': 'x',
    '[c].html': 'x',
    ' d.html': 'x',
    'e #1.html': 'x',
    'index.html': 'x',
  }
  expect(await pathsOf(await make({ '.hostwrightignore': rules, ...files }))).toEqual(['index.html'])
})

// Windows has no such names.
test.skipIf(process.platform === 'win32')(
  '.hostwrightignore leaves out a name with a backslash',
  async () => {
    const folder = await make({
      '.hostwrightignore': 'back\\\\slash.html',
      'back\\slash.html': 'x',
      'index.html': 'x',
    })
    expect(await pathsOf(folder)).toEqual(['index.html'])
  },
)

test('.hostwrightignore that cannot be read stops: what it names would be published', async () => {
  const folder = await make({ 'index.html': 'x', '.hostwrightignore/a': 'x' })
  await expect(walkFolder(folder)).rejects.toMatchObject({ code: 'EISDIR' })
})

test.each([
  ['a private key', '-----BEGIN OPENSSH PRIVATE KEY-----\nabc'],
  ['a token of the API', `const key = "sandbox_${'0'.repeat(32)}"`],
  ['lines of an .env file', 'DEBUG=1\nDATABASE_PASSWORD=hunter2\n'],
])('a file that contains %s stops with its path', async (what, text) => {
  const folder = await make({ 'index.html': 'x', 'js/app.js': text })
  await expect(walkFolder(folder)).rejects.toMatchObject({
    reason: 'secret',
    paths: ['js/app.js'],
    message: expect.stringContaining(what),
  })
  expect(await pathsOf(folder, ['js/app.js'])).toContain('js/app.js')
})

test('a file about keys is no secret', async () => {
  const folder = await make({ 'index.html': '<p>Never publish a PRIVATE KEY, or API_KEY = secret.' })
  expect(await pathsOf(folder)).toEqual(['index.html'])
})

test.each(['.git/config', 'package.json', 'node_modules/a/index.js'])(
  'a folder with %s is a project',
  async (path) => {
    const folder = await make({ 'index.html': 'x', [path]: 'x' })
    await expect(walkFolder(folder)).rejects.toThrow(join(folder, 'dist'))
  },
)

test('links are followed inside of the folder only', async () => {
  const folder = await make({ 'a/one.txt': 'x' })
  await symlink('a', join(folder, 'b'))
  expect(await pathsOf(folder)).toEqual(['a/one.txt', 'b/one.txt'])
  await symlink(tmpdir(), join(folder, 'c'))
  await expect(walkFolder(folder)).rejects.toThrow('The link c leads nowhere, or out of the folder')
  await rm(join(folder, 'c'))
  await symlink('..', join(folder, 'a/up'))
  await expect(walkFolder(folder)).rejects.toThrow('The link a/up leads nowhere, or out of the folder')
  await rm(join(folder, 'a/up'))
  for (const target of ['gone', 'self']) {
    await symlink(target, join(folder, 'self'))
    await expect(walkFolder(folder)).rejects.toThrow('The link self leads nowhere')
    await rm(join(folder, 'self'))
  }
})

test.skipIf(process.platform === 'win32')('a pipe stops', async () => {
  const folder = await make({ 'index.html': 'x' })
  execFileSync('mkfifo', [join(folder, 'pipe')])
  await expect(walkFolder(folder)).rejects.toThrow('pipe is not a file')
})

// Windows has no such names.
test.skipIf(process.platform === 'win32').each([
  [['Logo.png', 'logo.png'], 'Logo.png and logo.png differ only in case'],
  [['a/x.css', 'A/x.css'], 'differ only in case'],
  [['back\\slash.html'], 'contains a backslash, so no URL reaches it'],
  [['new\nline.html'], 'contains a control character'],
])('%j cannot be published', async (paths, message) => {
  const folder = await make(Object.fromEntries(paths.map((path) => [path, 'x'])))
  await expect(walkFolder(folder)).rejects.toThrow(message)
})

test('names travel as NFC, and a missing folder says so', async () => {
  const folder = await make({ 'u\u0308.html': 'x' })
  expect(await pathsOf(folder)).toEqual(['\u00FC.html'])
  await expect(walkFolder(join(folder, 'none'))).rejects.toThrow('There is no folder')
})
