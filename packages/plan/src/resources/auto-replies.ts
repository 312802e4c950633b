import type { AutoReply } from '@hostwright/types'
import { toHost, toPlainAddress, toUser } from '../names/mail-address.ts'
import { type Change, toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { toAddress } from './mail-accounts.ts'
import { pickDifferences } from './pick-differences.ts'

const names = ['from_name', 'subject', 'body', 'quote_incoming'] as const

/** The automatic replies of the accounts of a domain or subdomain. */
export const autoReplies: SiteResource = {
  async compare(context, site) {
    const { mail } = site.wanted
    const accounts = Object.entries(mail?.accounts ?? {})
    if (accounts.every(([, account]) => account.auto_reply === undefined) && mail?.prune !== true)
      return nothing
    const found = site.isNew ? new Map<string, AutoReply>() : await listReplies(context, site)
    const changes: Change[] = []
    for (const [user, { auto_reply }] of accounts) {
      if (auto_reply === undefined) continue
      const name = toAddress(user, site)
      const same = found.get(name)
      found.delete(name)
      const mail_address = same?.mail_address ?? (await findAddress(context, name)) ?? `${user}@${site.name}`
      const differences = pickDifferences(auto_reply, same ?? {}, names)
      if (same !== undefined && differences === undefined) continue
      const { servername } = context
      const operation =
        same === undefined
          ? toOperation('createAutoReply', { servername }, { domain: site.name, mail_address, ...auto_reply })
          : toOperation('updateAutoReply', { servername, mail_address }, differences!.after)
      changes.push(
        toChange({
          ...place(context, name),
          action: same === undefined ? 'create' : 'update',
          before: same === undefined ? null : differences!.before,
          after: same === undefined ? auto_reply : differences!.after,
          operations: [operation],
        }),
      )
    }
    if (mail?.prune !== true) return { changes, foreign: [] }
    return {
      changes: [...changes, ...[...found.values()].map((reply) => toDeletion(context, reply))],
      foreign: [],
    }
  },
  async export(context, site) {
    const found = [...(await listReplies(context, site)).values()]
    if (found.length === 0) return {}
    const accounts = found.map(
      ({ mail_address = '', from_name, subject = '', body = '', quote_incoming }) => {
        const auto_reply = {
          ...(from_name !== undefined && { from_name }),
          subject,
          body,
          ...(quote_incoming !== undefined && { quote_incoming }),
        }
        return [toUser(mail_address), { auto_reply }] as const
      },
    )
    return { mail: { accounts: Object.fromEntries(accounts) } }
  },
}

/** The address of an account as it is listed. */
async function findAddress({ read }: HostingContext, name: string): Promise<string | undefined> {
  return (await read.mail()).find(({ mail_address }) => toPlainAddress(mail_address) === name)?.mail_address
}

async function listReplies(
  { read }: HostingContext,
  { name, domain }: Site,
): Promise<Map<string, AutoReply>> {
  const replies = (await read.autoReplies(domain)).filter(
    ({ mail_address = '' }) => toHost(toPlainAddress(mail_address)) === name,
  )
  return new Map(replies.map((reply) => [toPlainAddress(reply.mail_address ?? ''), reply]))
}

function toDeletion(context: HostingContext, { mail_address = '', subject }: AutoReply): Change {
  const { servername } = context
  return toChange({
    ...place(context, toPlainAddress(mail_address)),
    action: 'delete',
    before: { subject: subject ?? null },
    operations: [toOperation('deleteAutoReply', { servername, mail_address })],
  })
}

function place(
  { address }: HostingContext,
  mail_address: string,
): Pick<Change, 'address' | 'lane' | 'stage'> {
  const lane = `${address}/mail/${mail_address}`
  return { address: `${lane}/auto_reply`, lane, stage: stages.mailbox }
}
