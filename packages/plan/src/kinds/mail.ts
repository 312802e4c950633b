import { unlessMissing } from '../account/site-reader.ts'
import type { DesiredMail } from '../generated/desired.ts'
import { toHost, toPlainAddress, toSentName, toUser } from '../names/resource-names.ts'
import { changeAccount, createAccount, toEnvReference } from '../resource/account-change.ts'
import { type Comparison, nothing } from '../resource/change.ts'
import { compareNamed } from '../resource/compare-named.ts'
import { erase, type FieldSays, harmless, identity, login, none, say } from '../resource/effects.ts'
import type { Value } from '../resource/kinds.ts'
import { byProperty, define, listKeys, ofSite, parentsOf } from '../resource/facts.ts'
import { findMailAccount, listMailAccounts, toAddress } from '../resource/mail-accounts.ts'
import { fieldOf, toWords } from '../resource/place.ts'
import { namesOf } from '../resource/pick-differences.ts'
import { type PlannedOperation, toPlannedOperation } from '../resource/planned-operation.ts'
import {
  type HostingContext,
  type Counted,
  type Resource,
  type Site,
  type Target,
  written,
} from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { type Consent, madeHere, never, ofNew, whereEmpty, type Unattended } from '../resource/unattended.ts'

/** States that a mailbox which holds more than its new size receives no more mail. An unread one may hold more. */
const compareQuotas: FieldSays = (before, after, { address, around }) => {
  const isSmaller = before !== undefined && before !== null && Number(after) < Number(before)
  const isFull = around === undefined || Number(around) > Number(after)
  return isSmaller && isFull ? say('interrupts', `mail to ${address.split('/').at(-1)}`) : []
}

const fields = {
  mail_address: identity,
  password: login,
  quota_mb: { is: 'compared', change: compareQuotas },
  memo: harmless,
} as const

/** Names at which certificates, passwords and reports of abuse are asked for: their mail proves who owns a domain. */
const ofServices = /* @__PURE__ */ new Set([
  'admin',
  'administrator',
  'hostmaster',
  'postmaster',
  'webmaster',
  'security',
  'abuse',
  'noreply',
])

// Mail systems read other spellings as one of these names: quotes, letters that look alike, signs that are not shown.
const plainName = /^[a-z0-9]+(?:[._+-][a-z0-9]+)*$/

function notOfServices(): Consent {
  return {
    says: `at an address of a-z, 0-9 and . _ + - between them that is none of ${[...ofServices].join(', ')}`,
    onUpdate: false,
    // The request sends the address of the change, which an edited plan can have beside another name.
    allows: ({ at, after }) =>
      [at.name ?? '', toWords(fieldOf(after, 'mail_address'))]
        .map((address) => toUser(address).toLowerCase())
        .every((user) => plainName.test(user) && !ofServices.has(user)),
  }
}

const unattended: Unattended<Value<'mail'>> = {
  operations: ['createMailAccount', 'updateMailAccount'],
  creation: /* @__PURE__ */ notOfServices(),
  fields: { mail_address: ofNew, password: madeHere, quota_mb: never, memo: whereEmpty },
}

/** The mail accounts of a domain or subdomain. */
export const mail: Resource<'mail'> = define((): Resource<'mail'> => ({
  ...ofSite,
  section: countAccounts,
  below: ({ at }) => `mail/${at.name}`,
  endsWithSite: false,
  sentName: ({ after }) => toSentName(fieldOf(after, 'mail_address')),
  ...byProperty,
  unattended,
  creation: none,
  fields,
  deletion: erase,
  async around(where, { at, action, before, after }) {
    const [from, to] = [before, after].map((place) => fieldOf(place, 'quota_mb'))
    if (action !== 'update' || to === undefined || Number(to) >= Number(from)) return undefined
    const found = await findMailAccount(where, at.name)
    return found && unlessMissing(() => where.read.mailUsage(found.mail_address))
  },
  initial: 'empty',
  parents: ({ at }) => parentsOf({ domain: at.domain, site: toHost(at.name) }),
  prune: ({ mail: own }) => ({
    mail: { ...own, prune: true, accounts: own?.accounts ?? {}, filters: own?.filters ?? [] },
  }),
  opens: ({ at }) => [`mail ${at.site}`],
  // A new account needs a proven domain and the route of its mail. An account is deleted after those that may replace it
  // were added.
  awaits: ({ at, action }) =>
    action === 'create'
      ? [`proof ${at.domain}`, `mx ${at.domain}`]
      : action === 'delete'
        ? [`mail ${at.site}`]
        : [],
  along: listAlong,
  listed: ({ mail: section }, site) =>
    listKeys(section?.accounts, 'mail', (user) => `mail/${`${user}@${site}`.toLowerCase()}`, [
      'mail',
      'accounts',
    ]),
  compare,
  async export(context, site) {
    const found = await listMailAccounts(context, site.name)
    if (found.length === 0) return {}
    const accounts = found.map(({ mail_address, quota_mb, memo }) => {
      const password = toEnvReference(`${context.address}/mail/${mail_address}`)
      // A size of 0 is not written to the exported file, because the API would reject a mailbox of this size when the
      // file is applied.
      return [toUser(mail_address), { password, ...(quota_mb > 0 && { quota_mb }), memo }] as const
    })
    return { mail: { accounts: Object.fromEntries(accounts) } }
  },
  async read(where, { at, action }) {
    const found = await findMailAccount(where, at.name)
    if (found === undefined) return undefined
    const place = { quota_mb: found.quota_mb, memo: found.memo }
    if (action !== 'delete') return place
    const replies = await where.read.autoReplies(at.domain)
    const isAnswered = replies?.some(({ mail_address = '' }) => toPlainAddress(mail_address) === at.name)
    return { ...place, with: isAnswered === true ? [`${where.address}/mail/${at.name}/auto_reply`] : [] }
  },
  requests: toRequests,
}))

async function toRequests(where: HostingWhere, target: Target<'mail'>): Promise<PlannedOperation[]> {
  const { servername } = where
  if (target.action === 'create')
    return [toPlannedOperation('createMailAccount', { servername }, written(target))]
  const mail_account = (await findMailAccount(where, target.at.name))?.mail_address ?? target.at.name
  if (target.action === 'delete')
    return [toPlannedOperation('deleteMailAccount', { servername, mail_account })]
  return [toPlannedOperation('updateMailAccount', { servername, mail_account }, written(target))]
}

async function countAccounts(where: HostingWhere, { at }: Target<'mail'>): Promise<Counted> {
  return { path: `mail/${at.site}`, count: (await listMailAccounts(where, at.site)).length }
}

async function compare(context: HostingContext, site: Site): Promise<Comparison> {
  const { address, server, rotate } = context
  const { mail } = site.wanted
  if (mail?.accounts === undefined) return nothing
  const comparison = compareNamed({
    address: `${address}/mail`,
    at: { kind: 'mail', server, domain: site.domain, site: site.name },
    fields,
    stage: stages.account,
    removalStage: stages.shutAccount,
    wanted: Object.entries(mail.accounts).map(([user, value]) => ({ name: toAddress(user, site), value })),
    found: (await listMailAccounts(context, site.name)).map((value) => ({
      name: toPlainAddress(value.mail_address),
      value,
    })),
    isPruned: mail.prune === true,
    create(name, { password, quota_mb, memo }) {
      const given = {
        ...(password !== undefined && { password }),
        ...(quota_mb !== undefined && { quota_mb }),
        ...(memo !== undefined && { memo }),
      }
      const { after, ...rest } = createAccount(given)
      return { after: { mail_address: toWritten(name, mail.accounts), ...(after as object) }, ...rest }
    },
    update: (name, value, { quota_mb, memo }) =>
      changeAccount(
        value,
        { quota_mb, memo },
        namesOf(fields, 'compared'),
        rotate.has(`${address}/mail/${name}`),
      ),
  })
  const { items } = comparison.sections![0]!
  return { ...comparison, sections: [{ address: `${address}/mail/${site.name}`, items }] }
}

/** Returns an address as the file writes it, in upper and lower case. */
function toWritten(address: string, accounts: DesiredMail['accounts'] = {}): string {
  const user = Object.keys(accounts).find((name) => name.toLowerCase() === toUser(address))
  return `${user ?? toUser(address)}@${toHost(address)}`
}

async function listAlong(
  { address, read }: HostingWhere,
  _: string,
  names: ReadonlySet<string>,
): Promise<string[]> {
  const accounts = (await read.mail()).map(({ mail_address }) => toPlainAddress(mail_address))
  return accounts.filter((name) => names.has(toHost(name))).map((name) => `${address}/mail/${name}`)
}
