import { toPunycode } from '@hostwright/hosting'
import type { CronJob, WordPressSite } from '@hostwright/types'
import type { DesiredHosting } from '../generated/desired.ts'
import { toKnownName, toName } from '../names/resource-names.ts'
import type { HostingContext } from '../resource/resource.ts'

/**
 * Resources that WordPress installations have created: databases, database users and cron jobs. An exported file does
 * not contain them. A plan that deletes an installation deletes its cron job and keeps the database and its user.
 */
export interface WordPressParts {
  hasDatabase(name: string): boolean
  hasUser(name: string): boolean
  hasJob(job: Pick<CronJob, 'command' | 'comment'>): boolean
}

/**
 * Finds the resources that belong to the WordPress installations that are kept. Resources that a deleted installation
 * leaves behind are treated like any other resource.
 */
export async function readWordPressParts({ read, wanted }: HostingContext): Promise<WordPressParts> {
  const sites = (await read.wordpress()).filter((site) => isKept(site, wanted))
  const databases = new Set(sites.map(({ db_name }) => db_name))
  const users = new Set(sites.map(({ db_user }) => db_user))
  const names = new Set(sites.map(({ url }) => toKnownName(url)))
  return {
    hasDatabase: (name) => databases.has(name),
    hasUser: (name) => users.has(name),
    hasJob: (job) => mayBeOfWordPress(job) && isAmong(names, job.comment),
  }
}

/** Whether a job runs a program of WordPress. Only the list of installations shows whether it belongs to one of them. */
export function mayBeOfWordPress({ command }: Pick<CronJob, 'command'>): boolean {
  return command.includes('wp-')
}

/** Whether the file keeps an installation and its site. */
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
