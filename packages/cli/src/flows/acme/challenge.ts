import { createHosting, type Site, toDnsHost, toPunycode } from '@hostwright/hosting'
import { CommandError, usageError } from '../../errors/command-error.ts'
import type { Arguments, Session } from '../../session/session.ts'
import { openAdded } from './added-challenges.ts'

interface ChallengeFlags {
  /**
   * Name of the hosting server that has the domain. @default the active server whose domain is the longest that matches
   */
  readonly server: string | undefined
}

interface PresentFlags extends ChallengeFlags {
  /**
   * Time to wait after adding the record, in seconds, for ACME clients that do not wait themselves. A record that
   * exists already is not waited for. @default 0
   */
  readonly propagationSeconds: number | undefined
}

interface Challenge {
  readonly site: Site
  readonly domain: string
  /** The full name of the challenge record. */
  readonly name: string
  readonly value: string
}

/**
 * Adds the challenge record if it is missing. Removes other challenge records of the same name that this command added
 * on this machine more than an hour ago: their client was killed before it could remove them.
 */
export async function present(session: Session, args: Arguments, flags: PresentFlags): Promise<void> {
  const { propagationSeconds = 0 } = flags
  // A timer takes at most 24 days, and does not wait at all for more.
  if (propagationSeconds < 0 || propagationSeconds > 86_400)
    throw usageError('--propagation-seconds is from 0 to 86400.')
  const challenge = await readChallenge(session, args, flags)
  const { site, domain, name, value } = challenge
  const { interrupted: signal, sleep } = session.system
  const added = openAdded(session.system, name)
  const found = await listRecords(session, challenge)
  for (const { id, content } of found) {
    if (content === value || !(await added.isAbandoned(content))) continue
    session.changes()
    await site.dns.delete(id, { signal })
    await added.forget(content)
    session.say(`${name} had a challenge of more than an hour ago, which is removed.`)
  }
  if (found.some(({ content }) => content === value)) {
    session.say(`${name} has this challenge already.`)
    return
  }
  session.changes()
  await added.remember(value)
  const host = name.slice(0, -domain.length - 1) || '@'
  await site.dns.create({ domain, host, type: 'TXT', content: value, ttl: 60 }, { signal })
  session.say(`${name} has this challenge now.`)
  if (propagationSeconds) await sleep(propagationSeconds * 1_000, signal)
}

/** Removes the challenge record with this value, if it exists. Other records of the same name stay. */
export async function cleanUp(session: Session, args: Arguments, flags: ChallengeFlags): Promise<void> {
  const challenge = await readChallenge(session, args, flags)
  const { site, name, value } = challenge
  const found = (await listRecords(session, challenge)).filter(({ content }) => content === value)
  session.changes()
  for (const { id } of found) await site.dns.delete(id, { signal: session.system.interrupted })
  await openAdded(session.system, name).forget(value)
  session.say(found.length > 0 ? `${name} is removed.` : `${name} is gone already.`)
}

/** Lists the TXT records of the challenge's name, with the quotation marks removed from their texts. */
async function listRecords(
  { system }: Session,
  { site, domain, name }: Challenge,
): Promise<readonly { readonly id: number; readonly content: string }[]> {
  const records = await site.dns.list({ domain }, { signal: system.interrupted })
  return records
    .filter((record) => record.type === 'TXT' && toDnsHost(record).name === name)
    .map(({ id, content }) => ({ id, content: content.replaceAll('"', '') }))
}

async function readChallenge(
  session: Session,
  { fqdn, value }: Arguments,
  flags: ChallengeFlags,
): Promise<Challenge> {
  const { CERTBOT_DOMAIN: domain, CERTBOT_VALIDATION: validation } = session.system.env
  const given = (fqdn ?? (domain && `_acme-challenge.${domain}`))?.replace(/\.$/, '')
  const text = value ?? validation
  if (!given || !text) throw usageError('Give FQDN and VALUE, or CERTBOT_DOMAIN and CERTBOT_VALIDATION.')
  const name = toPunycode(given)
  session.about(`dns ${name} TXT`)
  const found = await findDomain(session, name, flags.server)
  return { ...found, name, value: text }
}

/**
 * Finds the domain and the hosting server that a name belongs to. If several domains match, the longest is returned.
 * Without `server`, only active servers are searched.
 */
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
    for (const listed of await site.domains.list({ signal })) {
      // ACME clients write domain names in Punycode. Whether responses of the API do so is not documented, so their
      // names are converted before the comparison.
      const domain = toPunycode(listed.domain)
      if (name === domain || name.endsWith(`.${domain}`)) found.push({ site, domain })
    }
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
