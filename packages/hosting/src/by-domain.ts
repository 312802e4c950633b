import { type CallOptions, ConfigError } from '@hostwright/common'
import type { HostingServer } from '@hostwright/types'
import { isNamed } from './ensure.ts'
import type { Site } from './server.ts'
import { toPunycodeDomain } from './to-punycode.ts'

/** The servers of an account, as far as finding one needs them. */
interface Servers {
  servers(options?: CallOptions): Promise<readonly HostingServer[]>
  server(servername: string): Site
}

/**
 * Finds the server of a domain: the one that has the nearest of the domain and its parent domains. Servers that are
 * still set up have no domains yet.
 */
export async function findByDomain(hosting: Servers, given: string, options?: CallOptions): Promise<Site> {
  const names = withParents(toPunycodeDomain('domain', given))
  const servers = (await hosting.servers(options)).filter(({ status }) => status !== 'setup_pending')
  const found: { servername: string; depth: number }[] = []
  for (const { servername } of servers) {
    const domains = await hosting.server(servername).domains.list(options)
    const all = [servername, ...domains.map(({ domain }) => domain)]
    const depth = names.findIndex((name) => all.some((listed) => isNamed(listed, name, toPunycodeDomain)))
    if (depth >= 0) found.push({ servername, depth })
  }
  const nearest = Math.min(...found.map(({ depth }) => depth))
  const [first, ...others] = found.filter(({ depth }) => depth === nearest)
  if (first && others.length === 0) return hosting.server(first.servername)
  const several = [first, ...others].map((one) => one?.servername).join(' and ')
  const problem = first
    ? `of several servers, ${several}: pass one of them to hosting.server`
    : 'of no server that this key can see'
  throw new ConfigError('domain', `${JSON.stringify(given)} is a domain ${problem}`)
}

/** Returns a name and the names above it, the nearest first, without its top level. */
function withParents(name: string): string[] {
  const labels = name.split('.')
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'))
}
