import type { Sandbox } from '@hostwright/sandbox'

/** The hosting server that the records are added to. */
export const servername = 'hw123456.example.jp'

type Rows = ReturnType<Sandbox['snapshot']>['tables']['record']

/** Adds VPSs, DNS records and domains: as many of each. A restored snapshot is much faster than requests. */
export function fillSandbox(sandbox: Sandbox, count: number): void {
  sandbox.account.setBalance(1_000_000_000_000)
  const { version, tables } = sandbox.snapshot()
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const record = [
    ...tables.record.filter(({ collection }) => collection !== 'vps-contract'),
    ...numbers.map((number) => toVps(tables.record, number)),
    ...numbers.map(toDnsRecord),
    ...numbers.map(toDomain),
  ]
  const counted = new Map(tables.counter.map(({ name, last }) => [name, last]))
  counted.set('vps', count).set('dns-record', 1_000_000 + count)
  sandbox.restore({
    version,
    tables: {
      ...tables,
      record,
      counter: Array.from(counted, ([name, last]) => ({ name: String(name), last: Number(last) })),
    },
  })
}

/** The uuid of the VPS that was ordered as that one. */
export function vpsUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

function toVps(rows: Rows, number: number): Rows[number] {
  const kept = rows.find(({ collection }) => collection === 'vps-contract')
  const vps = JSON.parse(String(kept?.['json'])) as object
  const id = 40_000_000 + number
  return {
    collection: 'vps-contract',
    id: String(id),
    json: JSON.stringify({ ...vps, id, uuid: vpsUuid(number), name: `vps-${number}` }),
  }
}

function toDnsRecord(number: number): Rows[number] {
  const id = 1_000_000 + number
  const place = { domain: servername, host: `host-${number}`, type: 'TXT', content: 'text' }
  const json = JSON.stringify({ ...place, id, ttl: 3_600, priority: 0, changedAt: 0 })
  return { collection: `dns-record of ${servername}`, id: String(id), json }
}

function toDomain(number: number): Rows[number] {
  const domain = `domain-${number}.example.org`
  const json = JSON.stringify({ domain, memo: '', addedAt: 0 })
  return { collection: `domain of ${servername}`, id: domain, json }
}
