import type { WordPressSite } from '@hostwright/types'
import type { SecretReference } from '../generated/desired.ts'
import { toSentAddress } from '../names/mail-address.ts'
import { toKnownName, toName } from '../names/wordpress-name.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { compareNamed } from './compare-named.ts'
import { toCronAddress } from './cron-jobs.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'
import { toEnvReference } from './to-env-reference.ts'

const required = ['title', 'admin_username', 'admin_password', 'admin_email'] as const

/**
 * The WordPress installations of a domain or subdomain, by path. The memo is the only property of an existing
 * installation that can be changed.
 */
export const wordpress: SiteResource = {
  async compare(context, site) {
    const { address, server, wanted: all } = context
    const isPruned = all.prune?.includes('wordpress') === true
    const wanted = site.wanted.wordpress ?? (isPruned ? {} : undefined)
    if (wanted === undefined) return nothing
    return compareNamed({
      address: `${address}/wordpress`,
      at: { kind: 'wordpress', server, domain: site.domain, site: site.name },
      stage: stages.account,
      removalStage: stages.shutAccount,
      wanted: Object.entries(wanted).map(([path, value]) => ({ name: toName(site.name, path), value })),
      found: (await listSites(context, site.name)).map((value) => ({ name: toKnownName(value.url), value })),
      isPruned,
      createOnly: required,
      create(_, value) {
        const missing = required.filter((name) => value[name] === undefined)
        const { admin_email } = value
        const after = {
          ...value,
          ...(admin_email !== undefined && { admin_email: toSentAddress(admin_email) }),
        }
        const obstacles =
          missing.length > 0 ? [`To install it, the file has to have ${missing.join(', ')}.`] : []
        return { after, obstacles }
      },
      update: (_, { memo }, found) =>
        memo === undefined || memo === found.memo ? undefined : { after: { memo } },
      remove: ({ db_name, db_user }) => ({ stays: [`database ${db_name}`, `database user ${db_user}`] }),
    })
  },
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
}

export const wordpressPlace: HostingKind = {
  async read(where, { at, action }) {
    const found = await find(where, at.site, at.name)
    if (found === undefined || action !== 'delete') return found && { memo: found.memo }
    return {
      memo: found.memo,
      title: found.title,
      db_name: found.db_name,
      with: await listJobs(where, at.name),
    }
  },
  async toRequests(where, target) {
    const { servername } = where
    const { site, name: url = '' } = target.at
    if (target.action === 'create') {
      const body = fieldsOf<{
        title: string
        admin_username: string
        admin_password: SecretReference
        admin_email: string
      }>(target)
      return [toPlannedOperation('installWordPress', { servername }, { url, ...body })]
    }
    const wp_id = (await find(where, site, url))?.id ?? ''
    if (target.action === 'update')
      return [toPlannedOperation('updateWordPressSite', { servername, wp_id }, fieldsOf(target))]
    // The cron job of a deleted WordPress installation is useless, so it is deleted too. The database is kept, because
    // it may still be needed.
    return [
      toPlannedOperation(
        'deleteWordPressSite',
        { servername, wp_id },
        { delete_db: false, delete_cron: true },
      ),
    ]
  },
}

/** Returns the addresses of the cron jobs of an installation. */
async function listJobs(where: HostingWhere, name = ''): Promise<string[]> {
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

async function find(where: HostingWhere, site = '', name = ''): Promise<WordPressSite | undefined> {
  return (await listSites(where, site)).find(({ url }) => toKnownName(url) === name)
}

async function listSites({ read }: Pick<HostingWhere, 'read'>, site: string): Promise<WordPressSite[]> {
  return (await read.wordpress()).filter(({ url }) => toKnownName(url).split('/')[0] === site)
}
