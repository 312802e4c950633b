import { portsOf } from '@hostwright/common/ports'
import { createHosting } from '@hostwright/hosting'
import { CommandError, usageError } from '../errors/command-error.ts'
import { findByDomain } from '../operations/find-server.ts'
import type { Command } from '../session/command.ts'
import type { Session } from '../session/session.ts'

/** Command that opens a site of the account, or the dashboard of a sandbox, in the browser. */
export const openCommand: Command = {
  words: ['open'],
  brief: 'Open the site of a domain, or the dashboard of the sandbox, in the browser',
  help: `Opens the site of a domain or subdomain of the account, with https if it has SSL; in a sandbox, as the sandbox serves
it. Without DOMAIN, opens the dashboard of the sandbox; the API itself has none.
On a machine without a display or a browser it only prints the address, and opened is false.

Example: hostwright open example.com`,
  args: [
    {
      name: 'domain',
      placeholder: 'DOMAIN',
      brief: 'The domain or subdomain; the dashboard of the sandbox otherwise.',
      optional: true,
    },
  ],
  reads: true,
  async run(session, { domain }) {
    const sandbox = await findSandbox(session)
    const url =
      domain === undefined
        ? await findDashboard(session, sandbox)
        : toLocal(await findSite(session, domain), sandbox)
    await session.print({ url, opened: await session.system.open(url) })
  },
}

/** Returns the address of the sandbox that has the account; `undefined` for the account of another API. */
async function findSandbox(session: Session): Promise<URL | undefined> {
  const keyId = await portsOf(await session.client()).keyId()
  return keyId.startsWith('sandbox_') ? new URL('/', (await session.settings()).baseUrl) : undefined
}

async function findDashboard(session: Session, sandbox: URL | undefined): Promise<string> {
  if (sandbox) return sandbox.href
  const { host } = new URL((await session.settings()).baseUrl)
  throw usageError(
    `Only a sandbox has a dashboard, and ${host} is none: name a domain.`,
    'hostwright domain list',
  )
}

/** Returns the address at which a sandbox of this machine serves a site: below `localhost`, which needs no DNS. */
function toLocal(address: string, sandbox: URL | undefined): string {
  const url = toWebAddress(address)
  if (!sandbox || !/^(?:localhost|127\.[\d.]+)$/.test(sandbox.hostname)) return url.href
  return `${sandbox.protocol}//${url.hostname}.localhost:${sandbox.port}/`
}

async function findSite(session: Session, domain: string): Promise<string> {
  session.about(`domain ${domain}`)
  const options = { signal: session.system.interrupted }
  const servername = await findByDomain(session, domain)
  const site = createHosting(await session.client()).server(servername)
  const isAsked = (name: string): boolean => toHost(name) === toHost(domain)
  const listed = (await site.domains.list(options)).find((one) => isAsked(one.domain))
  if (listed) return (await site.domains.get(listed.domain, options)).url
  const subdomain = (await site.subdomains.list({}, options)).find((one) => isAsked(one.subdomain))
  if (subdomain) return `${subdomain.ssl ? 'https' : 'http'}://${toHost(subdomain.subdomain)}/`
  throw new CommandError(`${servername} has neither a domain nor a subdomain ${domain}.`, {
    done: 'Nothing was opened.',
    next: `hostwright subdomain list ${servername}`,
  })
}

/** Returns a name as a browser writes it: in lower case, and in Punycode if it is internationalised. */
function toHost(name: string): string {
  return new URL(`http://${name.replace(/\.$/, '')}`).hostname
}

/** Checks the address, because an opener takes any other as a file or a program to start. */
function toWebAddress(address: string): URL {
  if (/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return new URL(address)
  throw new CommandError(`The address of the site is no web address: ${JSON.stringify(address)}.`, {
    done: 'Nothing was opened.',
  })
}
