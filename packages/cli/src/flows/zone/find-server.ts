import { findByDomain } from '../../operations/find-server.ts'
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

/** Finds the hosting server of a domain: the given one, or the one that has it or its nearest parent domain. */
export async function findServer(
  session: Session,
  domain: string,
  given: string | undefined,
): Promise<string> {
  return given ?? findByDomain(await session.client(), domain, session.system.interrupted)
}
