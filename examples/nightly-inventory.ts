// Writes all contracts of the account, VPSs and hosting servers, to a file of JSON, and prints the changes since the
// last file of an earlier day: + is new, - is no longer there. Cron mails the output, so a night without changes sends no
// mail.
//
//   node nightly-inventory.ts inventory      # inventory/2026-11-25.json, by the day in Japan
//
// The script only reads, so give it a key that can only read. It does not show when a VPS contract ends, because the API
// returns that day only for the id of its order.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, toJapanTime } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'

const [folder = 'inventory'] = process.argv.slice(2)
const client = createClient({ readOnly: true })
const [sites, machines] = await Promise.all([createHosting(client).servers(), createVps(client).servers()])
const inventory = {
  hosting: Object.fromEntries(sites.map((site) => [site.servername, site])),
  vps: Object.fromEntries(machines.map((machine) => [machine.uuid, machine])),
}

await mkdir(folder, { recursive: true })
const today = `${toJapanTime(Date.now()).slice(0, 10)}.json`
const earlier = (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name) && name < today)
const last = earlier.toSorted().at(-1)
const before = last === undefined ? [] : toLines(JSON.parse(await readFile(join(folder, last), 'utf8')))
const after = toLines(inventory)
// The whole file or none: half a file would fail every night from tomorrow on.
const file = join(folder, today)
await writeFile(`${file}.new`, `${JSON.stringify(inventory, undefined, 2)}\n`)
await rename(`${file}.new`, file)

for (const line of before) if (!after.includes(line)) console.log(`- ${line}`)
for (const line of after) if (!before.includes(line)) console.log(`+ ${line}`)

/** Returns a line for each value, with its path: `hosting hw123456.example.jp status: "active"`. */
function toLines(value: unknown, ...path: string[]): string[] {
  if (typeof value !== 'object' || value === null) return [`${path.join(' ')}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([name, inner]) => toLines(inner, ...path, name))
}
