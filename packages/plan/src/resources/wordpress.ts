import type { WordPressSite } from '@hostwright/types'
import type { DesiredWordPress } from '../generated/desired.ts'
import { toSentAddress } from '../names/mail-address.ts'
import { toKnownName, toName } from '../names/wordpress-name.ts'
import { type Change, toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { compareNamed } from './compare-named.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { toEnvReference } from './to-env-reference.ts'

const required = ['title', 'admin_username', 'admin_password', 'admin_email'] as const

/** The WordPress installations of a domain or subdomain, by path. Only the memo of one that is there can be changed. */
export const wordpress: SiteResource = {
  async compare(context, site) {
    const { address, servername, wanted: server } = context
    const isPruned = server.prune?.includes('wordpress') === true
    const wanted = site.wanted.wordpress ?? (isPruned ? {} : undefined)
    if (wanted === undefined) return nothing
    return compareNamed({
      address: `${address}/wordpress`,
      wanted: Object.entries(wanted).map(([path, value]) => ({ name: toName(site.name, path), value })),
      found: (await listSites(context, site)).map((value) => ({ name: toKnownName(value.url), value })),
      isPruned,
      create: (at, url, value) => toCreation(context, at, url, value),
      update(at, _, { memo }, found) {
        if (memo === undefined || memo === found.memo) return []
        const operations = [toOperation('updateWordPressSite', { servername, wp_id: found.id }, { memo })]
        const before = { memo: found.memo }
        return [
          toChange({ ...at, action: 'update', before, after: { memo }, operations, stage: stages.account }),
        ]
      },
      remove: (at, { id, title, version, db_name }) =>
        toChange({
          ...at,
          action: 'delete',
          before: { title, version, db_name },
          // The database stays, unless those that are not listed go as well. So does the job, which goes then.
          operations: [
            toOperation(
              'deleteWordPressSite',
              { servername, wp_id: id },
              { delete_db: false, delete_cron: server.prune?.includes('cron') !== true },
            ),
          ],
          stage: stages.shutAccount,
        }),
    })
  },
  async export(context, site) {
    const found = await listSites(context, site)
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

async function listSites({ read }: HostingContext, { name }: Site): Promise<WordPressSite[]> {
  return (await read.wordpress()).filter(({ url }) => toKnownName(url).split('/')[0] === name)
}

function toCreation(
  { servername }: HostingContext,
  at: Pick<Change, 'address' | 'lane'>,
  url: string,
  wanted: DesiredWordPress,
): Change {
  const { title = '', admin_username = '', admin_password = { env: '' }, admin_email = '', memo } = wanted
  const body = {
    url,
    title,
    admin_username,
    admin_password,
    admin_email: toSentAddress(admin_email),
    ...(memo !== undefined && { memo }),
  }
  const missing = required.filter((name) => wanted[name] === undefined)
  return toChange({
    ...at,
    action: 'create',
    after: wanted,
    operations: [toOperation('installWordPress', { servername }, body)],
    obstacles: missing.length > 0 ? [`To install it, the file has to have ${missing.join(', ')}.`] : [],
    stage: stages.account,
  })
}
