// Updates the DNS records of a domain to match a zone file: node apply-a-zone.ts example.com zone.txt
// Records that the file does not have are listed; the argument --delete at the end deletes them for good.
import { readFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { applyPlan, parseZoneFile, planZone } from '@hostwright/plan'

const example = `
$TTL 1h
@        MX     10 mail
mail     A      203.0.113.25
www  5m  CNAME  @
@        TXT    "v=spf1 mx -all" ; what follows a semicolon is a comment
`

const [, , domain = 'example.com', file, option] = process.argv
// The records of the example are for example.com alone.
if (process.argv[2] !== undefined && file === undefined) {
  console.error('Usage: node apply-a-zone.ts DOMAIN FILE [--delete]')
  process.exit(2)
}
// All problems of the file are one error, with their lines, before the first request.
const { records, leftOut } = parseZoneFile(domain, file === undefined ? example : readFileSync(file, 'utf8'))
for (const line of leftOut) console.log('left out', line)

const client = createClient()
const { servername } = await createHosting(client).byDomain(domain)
const zone = { servername, domain, records: [...records], prune: option === '--delete' }
const plan = await planZone(client, zone)
for (const { action, address } of plan.changes) console.log(action, address)
for (const { address } of plan.unmanaged) console.log('not in the zone', address)
console.log(plan.summary)
await applyPlan(plan, { client, allow: option === '--delete' ? ['delete'] : [] })
