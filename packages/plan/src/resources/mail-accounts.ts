import type { DesiredMail, DesiredMailAccount } from '../generated/desired.ts'
import { toHost, toPlainAddress, toUser } from '../names/mail-address.ts'
import { type Change, toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { changeAccount, requirePassword } from './account-change.ts'
import { compareNamed } from './compare-named.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { toEnvReference } from './to-env-reference.ts'

/** The mail accounts of a domain or subdomain. */
export const mailAccounts: SiteResource = {
  async compare(context, site) {
    const { address, servername, rotate } = context
    const { mail } = site.wanted
    if (mail?.accounts === undefined) return nothing
    return compareNamed({
      address: `${address}/mail`,
      wanted: Object.entries(mail.accounts).map(([user, value]) => ({ name: toAddress(user, site), value })),
      found: (await listAccounts(context, site)).map((value) => ({
        name: toPlainAddress(value.mail_address),
        value,
      })),
      isPruned: mail.prune === true,
      create: (at, name, value) => toCreation(context, at, toWritten(name, mail.accounts), value),
      update: (at, _, value, { mail_address, quota_mb, memo }) =>
        changeAccount(at, value, { quota_mb, memo }, ['quota_mb', 'memo'], rotate, (body) =>
          toOperation('updateMailAccount', { servername, mail_account: mail_address }, body),
        ),
      remove: (at, { mail_address, quota_mb, memo }) =>
        toChange({
          ...at,
          action: 'delete',
          before: { quota_mb, memo },
          operations: [toOperation('deleteMailAccount', { servername, mail_account: mail_address })],
          stage: stages.shutAccount,
        }),
    })
  },
  async export(context, site) {
    const found = await listAccounts(context, site)
    if (found.length === 0) return {}
    const accounts = found.map(({ mail_address, quota_mb, memo }) => {
      const password = toEnvReference(`${context.address}/mail/${mail_address}`)
      // A mailbox that holds nothing cannot be asked for.
      return [toUser(mail_address), { password, ...(quota_mb > 0 && { quota_mb }), memo }] as const
    })
    return { mail: { accounts: Object.fromEntries(accounts) } }
  },
}

/** The full address of an account of a site, in the form in which addresses are compared. */
export function toAddress(user: string, { name }: Pick<Site, 'name'>): string {
  return toPlainAddress(`${user}@${name}`)
}

/** An address with the upper and lower case of the file. */
function toWritten(address: string, accounts: DesiredMail['accounts'] = {}): string {
  const user = Object.keys(accounts).find((name) => name.toLowerCase() === toUser(address))
  return `${user ?? toUser(address)}@${toHost(address)}`
}

async function listAccounts(
  { read }: HostingContext,
  { name }: Site,
): Promise<Awaited<ReturnType<HostingContext['read']['mail']>>> {
  return (await read.mail()).filter(({ mail_address }) => toHost(toPlainAddress(mail_address)) === name)
}

function toCreation(
  { servername }: HostingContext,
  at: Pick<Change, 'address' | 'lane'>,
  mail_address: string,
  { password, quota_mb, memo }: DesiredMailAccount,
): Change {
  const rest = { ...(quota_mb !== undefined && { quota_mb }), ...(memo !== undefined && { memo }) }
  return toChange({
    ...at,
    action: 'create',
    after: { ...(password !== undefined && { password }), ...rest },
    operations: [
      toOperation(
        'createMailAccount',
        { servername },
        { mail_address, ...requirePassword(password), ...rest },
      ),
    ],
    obstacles:
      password === undefined ? ['It has no password: add one, such as password: { generate: 24 }.'] : [],
    stage: stages.account,
  })
}
