import { createHosting, toPunycode } from '@hostwright/hosting'
import { toZoneFile } from '@hostwright/plan'
import type { DnsRecord } from '@hostwright/types'
import type { Command } from '../../session/command.ts'
import { findByDomain } from '../../operations/find-server.ts'
import { defineCommand } from '../../session/define-command.ts'
import type { Arguments, Session } from '../../session/session.ts'
import { domainArgument, serverFlag } from './zone-inputs.ts'

const types: ReadonlySet<string> = new Set(['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA'])

/** Command that writes the DNS records of a domain as a zone file. */
export const exportCommand: Command = defineCommand({
  words: ['zone', 'export'],
  brief: 'Write the DNS records of a domain as a zone file',
  help: `Writes the DNS records of a domain as a zone file (RFC 1035), to standard output or to FILE. It has no SOA and no NS
records: the service keeps them. Changes nothing.

Example: hostwright zone export example.com`,
  args: [
    domainArgument,
    {
      name: 'file',
      placeholder: 'FILE',
      brief: 'The zone file; standard output otherwise.',
      optional: true,
    },
  ],
  flags: { server: serverFlag },
  prints: false,
  reads: true,
  run: exportZone,
})

/** Writes the DNS records of a domain as a zone file, to standard output or a file. */
async function exportZone(
  session: Session,
  { domain = '', file }: Arguments,
  { server }: { readonly server?: string | undefined },
): Promise<void> {
  session.about(`zone ${domain}`)
  const servername = server ?? (await findByDomain(session, domain))
  const site = createHosting(await session.client()).server(servername)
  const options = { signal: session.system.interrupted }
  const records = await site.dns.list({ domain }, options)
  // The list of a name below a domain, such as `www.example.com`, is empty too: its zone would be a backup of nothing.
  if (records.length === 0) await site.domains.get(domain, options)
  const named = records.filter(isNamed)
  const known = named.filter(({ type }) => types.has(type))
  const text = toZoneFile(domain, known)
  for (const { host, type } of records.filter((record) => !named.includes(record)))
    session.say(`Left out, because its host is no domain name: ${host} ${type}`)
  for (const { host, type } of named.filter((record) => !known.includes(record)))
    session.say(`Left out, because the service keeps it: ${host} ${type}`)
  if (file === undefined) return session.system.stdout.write(text)
  await session.system.files.write(file, text)
  session.say(`${file} has ${known.length} ${known.length === 1 ? 'record' : 'records'}.`)
}

/** Whether the host of a record is a domain name. Another program may have made a record at another name. */
function isNamed({ host }: DnsRecord): boolean {
  try {
    return host === '@' || toPunycode(host) !== ''
  } catch {
    return false
  }
}
