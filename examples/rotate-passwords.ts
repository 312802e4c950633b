// Gives every mailbox, database user and added FTP account of a hosting server a new password, and keeps the passwords in
// a file that only its owner can read. **Programs that use an old password are locked out.**
//
//   node rotate-passwords.ts hw123456.example.jp passwords.json
//
// The file has all passwords before the first one is set. After an interruption or a failure, run it again with the same
// file: it sets the same passwords once more. Another file is another rotation. The database users of WordPress keep
// their passwords, because WordPress stores them in a file of its own. The script gives no program its new password.
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createClient, generateSecret, mapSettled } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [servername, file] = process.argv.slice(2)
if (!servername || !file) {
  console.error('Usage: node rotate-passwords.ts SERVERNAME FILE')
  process.exit(2)
}
const site = createHosting(createClient({ deadlineMs: 3_600_000 })).server(servername)
const apis = { mail: site.mail, databaseUsers: site.databaseUsers, ftp: site.ftp }

interface Account {
  readonly kind: keyof typeof apis
  readonly name: string
  readonly password: string
}

async function listAccounts(): Promise<Account[]> {
  const kept = new Set((await site.wordpress.list()).map(({ db_user }) => db_user))
  const names = {
    mail: (await site.mail.list()).map(({ mail_address }) => mail_address),
    databaseUsers: (await site.databaseUsers.list())
      .map((one) => one.db_user)
      .filter((name) => !kept.has(name)),
    ftp: (await site.ftp.list()).map(({ ftp_account }) => ftp_account),
  }
  const kinds = ['mail', 'databaseUsers', 'ftp'] as const
  return kinds.flatMap((kind) => names[kind].map((name) => ({ kind, name, password: generateSecret(24) })))
}

if (!existsSync(file)) {
  // The whole file or none: a run that is killed here has set no password.
  const text = `${JSON.stringify(await listAccounts(), undefined, 2)}\n`
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}
const accounts: Account[] = JSON.parse(await readFile(file, 'utf8'))
const results = await mapSettled(accounts, ({ kind, name, password }) =>
  apis[kind].update(name, { password }),
)
for (const result of results) {
  if ('error' in result) process.exitCode = 1
  console.log(`${result.item.name}: ${'error' in result ? String(result.error) : 'set'}`)
}
