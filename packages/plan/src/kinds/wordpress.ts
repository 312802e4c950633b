import type { WordPressSite } from '@hostwright/types'
import { toCronAddress } from './cron.ts'
import { toKnownName, toName, toSentAddress } from '../names/resource-names.ts'
import { toEnvReference } from '../resource/account-change.ts'
import { type Comparison, nothing } from '../resource/change.ts'
import { compareNamed } from '../resource/compare-named.ts'
import { erase, harmless, onceOnly, say } from '../resource/effects.ts'
import { byProperty, define, listKeys, ofSite } from '../resource/facts.ts'
import { namesOf } from '../resource/pick-differences.ts'
import { listOf, toWords } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type HostingContext, type Resource, type Site, type Target, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

const fields = {
  title: onceOnly,
  admin_username: onceOnly,
  admin_password: onceOnly,
  admin_email: onceOnly,
  memo: harmless,
} as const

/**
 * The WordPress installations of a domain or subdomain, by path. The memo is the only property of an existing
 * installation that can be changed.
 */
export const wordpress: Resource<'wordpress'> = define((): Resource<'wordpress'> => ({
  ...ofSite,
  section: async (where, { at }) => ({ path: 'wordpress', count: (await listSites(where, at.site)).length }),
  below: ({ at }) => `wordpress/${at.name}`,
  endsWithSite: false,
  ...byProperty,
  unattended: byPerson,
  // The service installs into a folder, and its files replace those that are there.
  creation({ address, at, around }) {
    if (around === undefined) return say('deletes', address)
    const isAround = (one: string): boolean =>
      one === at.name || isBelow(one, at.name) || isBelow(at.name, one)
    const lost = listOf(around).map(toWords).filter(isAround)
    if (lost.length > 0) return say('deletes', ...lost.map((name) => address.replace(at.name, name)))
    return at.name === at.site ? say('interrupts', `website of ${at.site}`) : []
  },
  around: async (where, { at }) => (await listSites(where, at.site)).map(({ url }) => toKnownName(url)),
  fields,
  deletion: erase,
  initial: 'empty',
  prune: 'server',
  async along({ address, read }, _, names) {
    const installed = (await read.wordpress()).map(({ url }) => toKnownName(url))
    return installed
      .filter((name) => names.has(name.split('/')[0] ?? ''))
      .map((name) => `${address}/wordpress/${name}`)
  },
  listed: (section, site) =>
    listKeys(section.wordpress, 'wordpress', (folder) =>
      ['wordpress', site, ...folder.split('/').filter(Boolean)].join('/'),
    ),
  compare,
  async export(context, site) {
    const found = await listSites(context, site.name)
    if (found.length === 0) return {}
    const sites = found.map(({ url, title, memo }) => {
      const name = toKnownName(url)
      const admin_password = toEnvReference(`${context.address}/wordpress/${name}`)
      return [
        name.slice(site.name.length + 1) || '/',
        { ...(title !== '' && { title }), admin_password, memo },
      ] as const
    })
    return { wordpress: Object.fromEntries(sites) }
  },
  read: readSite,
  async requests(where, target) {
    const { servername } = where
    const { site, name: url } = target.at
    if (target.action === 'create')
      return [toPlannedOperation('installWordPress', { servername }, { url, ...written(target) })]
    const wp_id = (await find(where, site, url))?.id ?? ''
    const path = { servername, wp_id }
    if (target.action === 'update') return [toPlannedOperation('updateWordPressSite', path, written(target))]
    // The cron job of a deleted WordPress installation is useless, so it is deleted too. The database is kept, because
    // it may still be needed.
    return [toPlannedOperation('deleteWordPressSite', path, { delete_db: false, delete_cron: true })]
  },
}))

async function readSite(where: HostingWhere, { at, action }: Target<'wordpress'>): Promise<unknown> {
  const found = await find(where, at.site, at.name)
  if (found === undefined || action !== 'delete') return found && { memo: found.memo }
  return {
    memo: found.memo,
    title: found.title,
    db_name: found.db_name,
    with: await listJobs(where, at.name),
  }
}

function isBelow(name: string, folder: string): boolean {
  return name.startsWith(`${folder}/`)
}

async function compare(context: HostingContext, site: Site): Promise<Comparison> {
  const { address, server, wanted: all } = context
  const isPruned = all.prune?.includes('wordpress') === true
  const wanted = site.wanted.wordpress ?? (isPruned ? {} : undefined)
  if (wanted === undefined) return nothing
  return compareNamed({
    address: `${address}/wordpress`,
    at: { kind: 'wordpress', server, domain: site.domain, site: site.name },
    fields,
    stage: stages.account,
    removalStage: stages.shutAccount,
    wanted: Object.entries(wanted).map(([path, value]) => ({ name: toName(site.name, path), value })),
    found: (await listSites(context, site.name)).map((value) => ({ name: toKnownName(value.url), value })),
    isPruned,
    create(_, value) {
      const missing = namesOf(fields, 'create-only').filter((name) => value[name] === undefined)
      const { admin_email } = value
      const after = {
        ...value,
        ...(admin_email !== undefined && { admin_email: toSentAddress(admin_email) }),
      }
      const obstacles =
        missing.length > 0 ? [`To install it, the file has to have ${missing.join(', ')}.`] : []
      return { after, obstacles, notes: ['What is in its folder is overwritten.'] }
    },
    update: (_, { memo }, found) =>
      memo === undefined || memo === found.memo ? undefined : { after: { memo } },
    remove: ({ db_name, db_user }) => ({ stays: [`database ${db_name}`, `database user ${db_user}`] }),
  })
}

/** Returns the addresses of the cron jobs of an installation. */
async function listJobs(where: HostingWhere, name: string): Promise<string[]> {
  const jobs = (await where.read.cron()).filter(
    (job) => job.command.includes('wp-') && isOf(name, job.comment),
  )
  return jobs.map((job) => toCronAddress(where, job)).toSorted()
}

function isOf(name: string, comment: string): boolean {
  try {
    return toKnownName(comment) === name
  } catch {
    return false
  }
}

async function find(where: HostingWhere, site: string, name: string): Promise<WordPressSite | undefined> {
  return (await listSites(where, site)).find(({ url }) => toKnownName(url) === name)
}

async function listSites({ read }: Pick<HostingWhere, 'read'>, site: string): Promise<WordPressSite[]> {
  return (await read.wordpress()).filter(({ url }) => toKnownName(url).split('/')[0] === site)
}
