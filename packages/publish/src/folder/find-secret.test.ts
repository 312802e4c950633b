import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { walkFolder } from './walk-folder.ts'

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
  ['a key in UTF-16', Buffer.from(`\uFEFF-----BEGIN OPENSSH PRIVATE KEY-----\n`, 'utf16le')],
  [
    'a key in UTF-16 of the other order',
    Buffer.from(`\uFEFF-----BEGIN OPENSSH PRIVATE KEY-----\n`, 'utf16le').swap16(),
  ],
  ['lines of an .env in UTF-16', Buffer.from('\uFEFFAPI_TOKEN=abc\r\n', 'utf16le')],
  ['a key of PGP', Buffer.from('-----BEGIN PGP PRIVATE KEY BLOCK-----\n')],
])('a file that holds %s stops with its path', async (_, content) => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'notes.txt'), content)
  await expect(walkFolder(folder)).rejects.toMatchObject({ reason: 'secret', paths: ['notes.txt'] })
})
