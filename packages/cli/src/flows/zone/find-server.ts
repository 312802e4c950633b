import { createHosting, toPunycode } from '@hostwright/hosting'
import { CommandError } from '../../errors/command-error.ts'
import type { Session } from '../../session/session.ts'

/** Argument that names the domain of a zone. */
export const domainArgument = {
  name: 'domain',
  placeholder: 'DOMAIN',
  brief: 'The domain, such as example.com.',
} as const

/** Flag that names the hosting server of a domain. */
export const serverFlag = {
  type: 'string',
  placeholder: 'SERVERNAME',
  brief: 'The server that has the domain; found by itself otherwise.',
} as const

/** Finds the hosting server of a domain: the given one, or the active one that lists the domain. */
export async function findServer(
  session: Session,
  domain: string,
  given: string | undefined,
): Promise<string> {
  if (given !== undefined) return given
  const hosting = createHosting(await session.client())
  const { interrupted: signal } = session.system
  const wanted = toPunycode(domain).replace(/\.$/, '')
  for (const { servername, status } of await hosting.servers({ signal })) {
    if (status !== 'active') continue
    if (servername === wanted) return servername
    const domains = await hosting.server(servername).domains.list({ signal })
    if (domains.some((one) => toPunycode(one.domain) === wanted)) return servername
  }
  throw new CommandError(`There is no server of this account with the domain ${domain}.`, {
    done: 'Nothing was changed.',
    next: 'hostwright hosting list',
  })
}
