import { createHosting, type Site, toDnsHost } from '@hostwright/hosting'
import { CommandError, usageError } from '../../errors/command-error.ts'
import type { Arguments, Session } from '../../session/session.ts'

interface ChallengeFlags {
  /** The server with the domain. @default found by the domain */
  readonly server: string | undefined
}

interface Challenge {
  readonly site: Site
  readonly domain: string
  /** The full name of the record. */
  readonly name: string
  readonly value: string
}

/** Adds the record if it is missing. */
export async function present(session: Session, args: Arguments, flags: ChallengeFlags): Promise<void> {
  const challenge = await readChallenge(session, args, flags)
  const { site, domain, name, value } = challenge
  const found = await findRecords(session, challenge)
  if (found.length > 0) {
    session.say(`${name} has it already.`)
    return
  }
  session.changes()
  const host = name.slice(0, -domain.length - 1) || '@'
  await site.dns.create(
    { domain, host, type: 'TXT', content: value, ttl: 60 },
    { signal: session.system.interrupted },
  )
  session.say(`${name} has it now.`)
}

/** Removes the record with this value. */
export async function cleanUp(session: Session, args: Arguments, flags: ChallengeFlags): Promise<void> {
  const challenge = await readChallenge(session, args, flags)
  const found = await findRecords(session, challenge)
  session.changes()
  for (const { id } of found) await challenge.site.dns.delete(id, { signal: session.system.interrupted })
  session.say(found.length > 0 ? `${challenge.name} is removed.` : `${challenge.name} is gone already.`)
}

async function findRecords(
  { system }: Session,
  { site, domain, name, value }: Challenge,
): ReturnType<Site['dns']['list']> {
  const records = await site.dns.list({ domain }, { signal: system.interrupted })
  return records.filter(
    (record) =>
      record.type === 'TXT' &&
      toDnsHost(record).name === name &&
      record.content.replaceAll('"', '') === value,
  )
}

async function readChallenge(
  session: Session,
  { fqdn, value }: Arguments,
  flags: ChallengeFlags,
): Promise<Challenge> {
  const { CERTBOT_DOMAIN: domain, CERTBOT_VALIDATION: validation } = session.system.env
  const name = (fqdn ?? (domain && `_acme-challenge.${domain}`))?.toLowerCase().replace(/\.$/, '')
  const text = value ?? validation
  if (!name || !text) throw usageError('Give FQDN and VALUE, or CERTBOT_DOMAIN and CERTBOT_VALIDATION.')
  session.about(`dns ${name} TXT`)
  const found = await findDomain(session, name, flags.server)
  return { ...found, name, value: text }
}

/** Finds the server of the name's domain; of several domains, the longest. */
async function findDomain(
  session: Session,
  name: string,
  server: string | undefined,
): Promise<Pick<Challenge, 'site' | 'domain'>> {
  const hosting = createHosting(await session.client())
  const { interrupted: signal } = session.system
  const names = server === undefined ? await listActive(hosting, signal) : [server]
  const found: { site: Site; domain: string }[] = []
  for (const servername of names) {
    const site = hosting.server(servername)
    for (const { domain } of await site.domains.list({ signal }))
      if (name === domain || name.endsWith(`.${domain}`)) found.push({ site, domain })
  }
  const [first] = found.toSorted((a, b) => b.domain.length - a.domain.length)
  if (first) return first
  throw new CommandError('No server of this account has that domain.', {
    done: 'Nothing was changed.',
    next: 'hostwright hosting list',
  })
}

async function listActive(
  hosting: ReturnType<typeof createHosting>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const servers = await hosting.servers({ signal })
  return servers.filter(({ status }) => status === 'active').map(({ servername }) => servername)
}
