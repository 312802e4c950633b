import { toPunycode } from '@hostwright/hosting'
import type { CronJob, WordPressSite } from '@hostwright/types'
import type { DesiredHosting } from '../generated/desired.ts'
import { toKnownName, toName } from '../names/wordpress-name.ts'
import type { HostingContext } from './hosting-context.ts'

/** What WordPress installations have brought along: it comes and goes with them, and is no part of a file. */
export interface WordPressParts {
  hasDatabase(name: string): boolean
  hasUser(name: string): boolean
  hasJob(job: Pick<CronJob, 'command' | 'comment'>): boolean
}

/** Those of the installations that stay. What others leave behind is like anything else. */
export async function readWordPressParts({ read, wanted }: HostingContext): Promise<WordPressParts> {
  const sites = (await read.wordpress()).filter((site) => isKept(site, wanted))
  const databases = new Set(sites.map(({ db_name }) => db_name))
  const users = new Set(sites.map(({ db_user }) => db_user))
  const names = new Set(sites.map(({ url }) => toKnownName(url)))
  return {
    hasDatabase: (name) => databases.has(name),
    hasUser: (name) => users.has(name),
    hasJob: ({ comment, command }) => command.includes('wp-') && isAmong(names, comment),
  }
}

/** Whether the file leaves an installation, and the site that it is on, where they are. */
function isKept({ url }: WordPressSite, { prune = [], domains = {} }: DesiredHosting): boolean {
  const name = toKnownName(url)
  const [host = ''] = name.split('/')
  const sites = Object.entries(domains).flatMap(([domain, { subdomains = {}, wordpress }]) => [
    { name: toPunycode(domain), wordpress },
    ...Object.entries(subdomains).map(([label, site]) => ({
      name: toPunycode(`${label}.${domain}`),
      wordpress: site.wordpress,
    })),
  ])
  const site = sites.find((one) => one.name === host)
  if (site === undefined) return !prune.includes('domains') && !prune.includes('subdomains')
  if (!prune.includes('wordpress')) return true
  return Object.keys(site.wordpress ?? {}).some((path) => toName(host, path) === name)
}

function isAmong(names: ReadonlySet<string>, url: string): boolean {
  try {
    return names.has(toKnownName(url))
  } catch {
    return false
  }
}
