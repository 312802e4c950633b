import type { FtpAccount } from '@hostwright/types'
import type { DesiredFtpAccount, DesiredHosting } from '../generated/desired.ts'
import { toDomainName } from '../names/normal-form.ts'
import { toHost, toPlainAddress, toSentAddress, toSentName } from '../names/resource-names.ts'
import { changeAccount, createAccount, toEnvReference } from '../resource/account-change.ts'
import { nothing } from '../resource/change.ts'
import { type Body, compareNamed } from '../resource/compare-named.ts'
import { erase, type FieldSays, harmless, identity, login, none, say } from '../resource/effects.ts'
import { byProperty, define, listKeys, ofServer, parentsOf } from '../resource/facts.ts'
import { namesOf } from '../resource/pick-differences.ts'
import { fieldOf, toWords } from '../resource/place.ts'
import { type PlannedOperation, toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, type Target, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

/** States that an account may reach a folder which is not below the one that it could reach before. */
const compareFolders: FieldSays = (before, after) => {
  const [from, to] = [before, after].map((one) => `/${toWords(one ?? '')}/`.replaceAll(/\/+/g, '/'))
  const isBelow = to!.startsWith(from!) && !to!.split('/').includes('..')
  return isBelow ? [] : say('exposes', `folder ${toWords(after)}`)
}

const fields = {
  ftp_account: identity,
  password: login,
  directory: { is: 'compared', change: compareFolders },
  quota_mb: harmless,
  memo: harmless,
} as const

/** The FTP accounts of a server, by full name. */
export const ftp: Resource<'ftp'> = define((): Resource<'ftp'> => ({
  ...ofServer,
  section: async ({ read }) => ({ path: 'ftp', count: (await read.ftp()).length }),
  sentName: ({ after }) => toSentName(fieldOf(after, 'ftp_account')),
  ...byProperty,
  unattended: byPerson,
  creation: none,
  fields,
  deletion: erase,
  initial: 'empty',
  prune: 'server',
  parents({ at }) {
    const host = toHost(at.name)
    return parentsOf({ domain: host, site: host })
  },
  isOf({ name }, domain) {
    const host = toHost(name)
    return host === domain || host.endsWith(`.${domain}`)
  },
  async along({ address, read }, _, names) {
    const accounts = (await read.ftp()).map(({ ftp_account }) => toPlainAddress(ftp_account))
    return accounts.filter((name) => names.has(toHost(name))).map((name) => `${address}/ftp/${name}`)
  },
  listed: (server) => listKeys(server.ftp, 'ftp'),
  async compare({ address, server, read, wanted, rotate }) {
    if (wanted.ftp === undefined) return nothing
    const section = `${address}/ftp`
    const found = (await read.ftp()).map((value) => ({ name: toPlainAddress(value.ftp_account), value }))
    const names = Object.keys(wanted.ftp).map(toPlainAddress)
    const isAdded = names.some((name) => !found.some((one) => one.name === name))
    const sites = isAdded ? await listSites(read, wanted) : new Set<string>()
    return compareNamed({
      address: section,
      at: { kind: 'ftp', server },
      fields,
      stage: stages.account,
      removalStage: stages.shutAccount,
      wanted: Object.entries(wanted.ftp).map(([name, value]) => ({ name: toPlainAddress(name), value })),
      found,
      isPruned: wanted.prune?.includes('ftp') === true,
      create: (name, value) => create(name, value, wanted.ftp, sites),
      update: (name, value, found) =>
        changeAccount(value, found, namesOf(fields, 'compared'), rotate.has(`${section}/${name}`)),
    })
  },
  async export({ address, read }) {
    const found = await read.ftp()
    const accounts = found.map(({ ftp_account, directory, quota_mb, memo }) => {
      const password = toEnvReference(`${address}/ftp/${ftp_account}`)
      return [ftp_account, { password, directory, quota_mb, memo }] as const
    })
    return { ftp: Object.fromEntries(accounts) }
  },
  async read(where, { at }) {
    const found = await find(where, at.name)
    return found && { directory: found.directory, quota_mb: found.quota_mb, memo: found.memo }
  },
  requests: toRequests,
}))

function create(
  name: string,
  value: DesiredFtpAccount,
  accounts: DesiredHosting['ftp'],
  sites: ReadonlySet<string>,
): Body {
  const { after, obstacles = [], ...rest } = createAccount(value)
  const host = toHost(name)
  const missing = sites.has(host) ? [] : [`The server has no ${host}: add it to domains.`]
  return {
    after: { ftp_account: toWritten(name, accounts), ...(after as object) },
    obstacles: [...obstacles, ...missing],
    ...rest,
  }
}

/** Lists the domains and subdomains that the server has, or that the file adds. */
async function listSites(
  { domains, subdomains }: HostingWhere['read'],
  wanted: DesiredHosting,
): Promise<ReadonlySet<string>> {
  const added = Object.entries(wanted.domains ?? {}).flatMap(([domain, site]) => [
    domain,
    ...Object.keys(site.subdomains ?? {}).map((label) => `${label}.${domain}`),
  ])
  const there = [
    ...(await domains()).map(({ domain }) => domain),
    ...(await subdomains()).map(({ subdomain }) => subdomain),
  ]
  return new Set([...there, ...added].map(toDomainName))
}

async function toRequests(where: HostingWhere, target: Target<'ftp'>): Promise<PlannedOperation[]> {
  const { servername } = where
  if (target.action === 'create')
    return [toPlannedOperation('createFtpAccount', { servername }, written(target))]
  const ftp_account = (await find(where, target.at.name))?.ftp_account ?? target.at.name
  if (target.action === 'delete') return [toPlannedOperation('deleteFtpAccount', { servername, ftp_account })]
  return [toPlannedOperation('updateFtpAccount', { servername, ftp_account }, written(target))]
}

async function find({ read }: HostingWhere, name: string): Promise<FtpAccount | undefined> {
  return (await read.ftp()).find(({ ftp_account }) => toPlainAddress(ftp_account) === name)
}

/** Returns the name of an FTP account as the file writes it, in upper and lower case, with its domain in Punycode. */
function toWritten(name: string, accounts: DesiredHosting['ftp'] = {}): string {
  return toSentAddress(Object.keys(accounts).find((given) => toPlainAddress(given) === name) ?? name)
}
