// The DNS records of a domain as a file: node plan-a-zone.ts example.com zone.json
// What the file does not have is listed, and deleted for good only with a further argument: --delete
import { readFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { applyPlan, type DesiredDnsRecord, planZone } from '@hostwright/plan'

const example = `[
  { "host": "www", "type": "CNAME", "content": "example.com", "ttl": 300 },
  { "host": "@", "type": "MX", "content": "mail.example.com", "priority": 10 },
  { "host": "@", "type": "TXT", "content": "v=spf1 mx -all" }
]`

const [, , domain = 'example.com', file, option] = process.argv
const records = JSON.parse(file === undefined ? example : readFileSync(file, 'utf8')) as DesiredDnsRecord[]

const client = createClient()
const [contract] = await createHosting(client).servers()
if (contract === undefined) throw new Error('The account has no hosting server.')

const { servername } = contract
const plan = await planZone(client, { servername, domain, records, prune: option === '--delete' })
for (const { action, address } of plan.changes) console.log(action, address)
for (const { address } of plan.foreign) console.log('not in the file', address)
console.log(plan.summary)
await applyPlan(plan, { client, allow: option === '--delete' ? ['delete'] : [] })
