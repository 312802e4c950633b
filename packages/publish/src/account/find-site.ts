import type { Client } from '@hostwright/common'
import { createHosting, type Site, toPunycode } from '@hostwright/hosting'
import { PublishError } from '../errors/publish-error.ts'

/** A site of the account, and where its files are. */
export interface FoundSite {
  /** The hosting server of the site. */
  readonly server: Site
  /** The name of the site in Punycode. */
  readonly name: string
  /** The folder of the site on the server. */
  readonly root: string
  /** The folders of other sites, which may lie inside of this one. */
  readonly otherRoots: readonly string[]
}

/** The domain of a site, and the server if it is known. */
export interface SiteQuery {
  readonly domain: string
  /** The servername; found by the domain otherwise. */
  readonly server?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * Finds a domain, subdomain or initial domain among the hosting servers of an account. Rejects with a `PublishError`
 * if no server has it.
 */
export async function findSite(
  client: Client,
  { domain, server: given, signal, sleep }: SiteQuery,
): Promise<FoundSite> {
  const hosting = createHosting(client)
  const name = toPunycode(domain).replace(/\.$/, '')
  const options = { signal }
  const names =
    given === undefined
      ? (await hosting.servers(options))
          .filter(({ status }) => status === 'active')
          .map((one) => one.servername)
      : [given]
  const sites: string[] = []
  for (const servername of names) {
    const found = await findOn(hosting.server(servername), name, { signal, sleep, sites })
    if (found !== undefined) return found
  }
  const around = sites.filter((site) => name.endsWith(`.${site}`))
  throw toMissing(domain, around.toSorted((one, other) => other.length - one.length)[0])
}

/** Returns the error for a domain that is missing, or for a name below a site of the account. */
function toMissing(domain: string, site: string | undefined): PublishError {
  if (site === undefined)
    return new PublishError(
      'no-such-domain',
      `No hosting server of the account has the domain ${domain}: add it first, which needs a TXT record that proves that it is yours.`,
    )
  return new PublishError(
    'no-such-subdomain',
    `${domain} is no site of its own: publish to ${site}, or to a folder of it with \`to\`, or add ${domain} as a subdomain first.`,
  )
}

/** How often, and how many times, a domain is read whose settings have not taken effect yet. */
const awaitEveryMs = 5000
const awaitTimes = 60

interface FindOptions {
  readonly signal?: AbortSignal | undefined
  readonly sleep: (ms: number) => Promise<void>
  /** Gets the names of the domains and subdomains that were read. */
  readonly sites: string[]
}

async function findOn(server: Site, name: string, options: FindOptions): Promise<FoundSite | undefined> {
  const { signal } = options
  const subdomains = await server.subdomains.list(undefined, { signal })
  options.sites.push(...subdomains.map(({ subdomain }) => toPunycode(subdomain)), server.servername)
  const subdomain = subdomains.find((one) => toPunycode(one.subdomain) === name)
  const root = subdomain?.document_root ?? (await readRoot(server, name, options))
  if (root === undefined) return undefined
  const otherRoots = subdomains.map((one) => one.document_root).filter((other) => other !== root)
  return { server, name, root, otherRoots }
}

async function readRoot(server: Site, name: string, options: FindOptions): Promise<string | undefined> {
  const { signal } = options
  if (name === server.servername) {
    // The initial domain is in no list.
    const { connection_info } = await server.ssh.get({ signal })
    return `/home/${connection_info.username}/${name}/public_html`
  }
  if (!(await waitForDomain(server, name, options))) return undefined
  const { document_root } = await server.domains.get(name, { signal })
  return document_root
}

/** Returns whether the server has a domain. Waits while its settings have not taken effect: its folder may be missing. */
async function waitForDomain(
  server: Site,
  name: string,
  { signal, sleep, sites }: FindOptions,
): Promise<boolean> {
  for (let times = 0; times < awaitTimes; times += 1) {
    const domains = await server.domains.list({ signal })
    sites.push(...domains.map((one) => toPunycode(one.domain)))
    const domain = domains.find((one) => toPunycode(one.domain) === name)
    if (domain?.is_awaiting !== true) return domain !== undefined
    await sleep(awaitEveryMs)
  }
  throw new PublishError(
    'no-such-domain',
    `The domain ${name} is still being set up after five minutes: try again later.`,
  )
}
