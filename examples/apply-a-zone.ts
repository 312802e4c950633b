// Updates the DNS records of a domain to match a zone file: node apply-a-zone.ts example.com zone.txt
// Records that the file does not have are listed; the argument --delete at the end deletes them for good.
import { readFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { applyPlan, planZone } from '@hostwright/plan'
import type { DnsRecordType } from '@hostwright/types'

const example = `
@     3600  MX     10 mail.example.com
www    300  CNAME  example.com
@     3600  TXT    v=spf1 mx -all ; what follows a semicolon is a comment`

const [, , domain = 'example.com', file, option] = process.argv
const records = (file === undefined ? example : readFileSync(file, 'utf8'))
  .split('\n')
  .map((line) => line.replace(/(^|\s);.*/, '').trim())
  .filter((line) => line !== '')
  .map((line) => {
    const [, host, ttl, type, priority, content] =
      /^(\S+)\s+(\d+)\s+([A-Z]+)\s+(?:(?<=(?:MX|SRV)\s+)(\d+)\s+)?(.+)$/.exec(line) ?? []
    if (!host || !type || !content) throw new Error(`Write it as "host ttl type content": ${line}`)
    const record = { host, type: type as DnsRecordType, content, ttl: Number(ttl) }
    return priority === undefined ? record : { ...record, priority: Number(priority) }
  })

const client = createClient()
const [contract] = await createHosting(client).servers()
if (contract === undefined) throw new Error('The account has no hosting server.')

const { servername } = contract
const plan = await planZone(client, { servername, domain, records, prune: option === '--delete' })
for (const { action, address } of plan.changes) console.log(action, address)
for (const { address } of plan.unmanaged) console.log('not in the zone', address)
console.log(plan.summary)
await applyPlan(plan, { client, allow: option === '--delete' ? ['delete'] : [] })
