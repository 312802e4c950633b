// Gives every mailbox and database user of a server a new password: node rotate-passwords.ts passwords.txt
// Each is in the file before it is set, so a crash locks nobody out: then the last line may be the old password still.
import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { createClient, mapSettled } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [, , file = 'passwords.txt'] = process.argv
const hosting = createHosting(createClient())
const [contract] = await hosting.servers()
if (contract === undefined) throw new Error('The account has no hosting server.')
const { mail, databaseUsers, wordpress } = hosting.server(contract.servername)

// WordPress keeps the password of its user in a file of its own, so a new one would take the site down.
const kept = new Set((await wordpress.list()).map(({ db_user }) => db_user))
const accounts = [
  ...(await mail.list()).map(({ mail_address: name }) => ({ name, api: mail })),
  ...(await databaseUsers.list()).map(({ db_user: name }) => ({ name, api: databaseUsers })),
].filter(({ name }) => !kept.has(name))

const results = await mapSettled(accounts, async ({ name, api }) => {
  const password = `Aa1-${randomBytes(12).toString('hex')}`
  appendFileSync(file, `${name} ${password}\n`, { mode: 0o600 })
  await api.update(name, { password })
  console.log(`${name}: changed`)
})
for (const result of results) {
  if (!('error' in result)) continue
  console.error(`${result.item.name}: ${String(result.error)}`)
  process.exitCode = 1
}
