// Makes the DNS records of a domain as a zone file has them: node apply-a-zone.ts example.com zone.txt
// What the file does not have is listed, and deleted for good only with a further argument: --delete
import { readFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import type { DnsRecordType } from '@hostwright/types'

const example = `
@     3600  A      192.0.2.10
@     3600  MX     10 mail.example.com
www    300  CNAME  example.com
@     3600  TXT    v=spf1 mx -all ; what follows a semicolon is a comment`

const [, , domain = 'example.com', file, option] = process.argv
const zone = (file === undefined ? example : readFileSync(file, 'utf8'))
  .split('\n')
  .map((line) => line.replace(/(^|\s);.*/, '').trim())
  .filter((line) => line !== '')
  .map((line) => {
    const [, host, ttl, type, priority, content] =
      /^(\S+)\s+(\d+)\s+([A-Z]+)\s+(?:(?<=(?:MX|SRV)\s+)(\d+)\s+)?(.+)$/.exec(line) ?? []
    if (!host || !type || !content) throw new Error(`Write it as "host ttl type content": ${line}`)
    const record = { domain, host, type: type as DnsRecordType, content, ttl: Number(ttl) }
    return priority === undefined ? record : { ...record, priority: Number(priority) }
  })

const hosting = createHosting(createClient())
const [contract] = await hosting.servers()
if (contract === undefined) throw new Error('The account has no hosting server.')
const { dns } = hosting.server(contract.servername)

const kept = new Set<number>()
for (const record of zone) {
  const { id, outcome } = await dns.ensure(record)
  kept.add(id)
  console.log(outcome, record.type, record.host, record.content)
}
for (const { id, type, host, content } of await dns.list({ domain })) {
  if (kept.has(id)) continue
  if (option === '--delete') await dns.delete(id)
  console.log(option === '--delete' ? 'deleted' : 'not in the zone', type, host, content)
}
