import type { MailAccount } from '@hostwright/types'
import type { DesiredMail } from '../generated/desired.ts'
import type { SecretReference } from '../generated/desired.ts'
import { toHost, toPlainAddress, toUser } from '../names/mail-address.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { changeAccount, createAccount } from './account-change.ts'
import { compareNamed } from './compare-named.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'
import { toEnvReference } from './to-env-reference.ts'

/** The mail accounts of a domain or subdomain. */
export const mailAccounts: SiteResource = {
  async compare(context, site) {
    const { address, server, rotate } = context
    const { mail } = site.wanted
    if (mail?.accounts === undefined) return nothing
    const comparison = compareNamed({
      address: `${address}/mail`,
      at: { kind: 'mail', server, domain: site.domain, site: site.name },
      stage: stages.account,
      removalStage: stages.shutAccount,
      wanted: Object.entries(mail.accounts).map(([user, value]) => ({ name: toAddress(user, site), value })),
      found: (await listAccounts(context, site.name)).map((value) => ({
        name: toPlainAddress(value.mail_address),
        value,
      })),
      isPruned: mail.prune === true,
      createOnly: ['password'],
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
        changeAccount(value, { quota_mb, memo }, ['quota_mb', 'memo'], rotate.has(`${address}/mail/${name}`)),
    })
    const { items } = comparison.sections![0]!
    return { ...comparison, sections: [{ address: `${address}/mail/${site.name}`, items }] }
  },
  async export(context, site) {
    const found = await listAccounts(context, site.name)
    if (found.length === 0) return {}
    const accounts = found.map(({ mail_address, quota_mb, memo }) => {
      const password = toEnvReference(`${context.address}/mail/${mail_address}`)
      // A size of 0 is not written to the exported file, because the API would reject a mailbox of this size when the
      // file is applied.
      return [toUser(mail_address), { password, ...(quota_mb > 0 && { quota_mb }), memo }] as const
    })
    return { mail: { accounts: Object.fromEntries(accounts) } }
  },
}

export const mailPlace: HostingKind = {
  async read(where, { at, action }) {
    const found = await findMailAccount(where, at.name)
    if (found === undefined) return undefined
    const place = { quota_mb: found.quota_mb, memo: found.memo }
    if (action !== 'delete') return place
    const replies = await where.read.autoReplies(at.domain ?? '')
    const isAnswered = replies.some(({ mail_address = '' }) => toPlainAddress(mail_address) === at.name)
    return { ...place, with: isAnswered ? [`${where.address}/mail/${at.name}/auto_reply`] : [] }
  },
  async toRequests(where, target) {
    const { servername } = where
    if (target.action === 'create') {
      const body = fieldsOf<{ mail_address: string; password: SecretReference }>(target)
      return [toPlannedOperation('createMailAccount', { servername }, body)]
    }
    const mail_account = (await findMailAccount(where, target.at.name))?.mail_address ?? target.at.name ?? ''
    if (target.action === 'delete')
      return [toPlannedOperation('deleteMailAccount', { servername, mail_account })]
    return [toPlannedOperation('updateMailAccount', { servername, mail_account }, fieldsOf(target))]
  },
}

/** Returns the full address of a mail account of a site, in the form in which addresses are compared. */
export function toAddress(user: string, { name }: Pick<Site, 'name'>): string {
  return toPlainAddress(`${user}@${name}`)
}

/** Returns an address as the file writes it, in upper and lower case. */
function toWritten(address: string, accounts: DesiredMail['accounts'] = {}): string {
  const user = Object.keys(accounts).find((name) => name.toLowerCase() === toUser(address))
  return `${user ?? toUser(address)}@${toHost(address)}`
}

/** Finds the mail account of an address. */
export async function findMailAccount(
  { read }: Pick<HostingWhere, 'read'>,
  name: string | undefined,
): Promise<MailAccount | undefined> {
  return (await read.mail()).find(({ mail_address }) => toPlainAddress(mail_address) === name)
}

async function listAccounts({ read }: HostingContext, site: string): Promise<MailAccount[]> {
  return (await read.mail()).filter(({ mail_address }) => toHost(toPlainAddress(mail_address)) === site)
}
