import type { AutoReply, CreateAutoReplyRequest } from '@hostwright/types'
import { toHost, toPlainAddress, toUser } from '../names/mail-address.ts'
import type { ChangeDraft } from '../changes/change.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { findMailAccount, toAddress } from './mail-accounts.ts'
import { pickDifferences } from './pick-differences.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'

const names = ['from_name', 'subject', 'body', 'quote_incoming'] as const

/** Automatic replies of the mail accounts of a domain or subdomain. */
export const autoReplies: SiteResource = {
  async compare(context, site) {
    const { mail } = site.wanted
    const accounts = Object.entries(mail?.accounts ?? {})
    if (accounts.every(([, { auto_reply }]) => auto_reply === undefined) && mail?.prune !== true)
      return nothing
    const left = site.isNew ? new Map<string, AutoReply>() : await listReplies(context, site)
    const changes: ChangeDraft[] = []
    for (const [user, { auto_reply: after }] of accounts) {
      const name = toAddress(user, site)
      const same = left.get(name)
      left.delete(name)
      if (after === undefined) {
        if (mail?.prune === true && same !== undefined) changes.push(toDraft(context, site, name, 'delete'))
      } else if (same === undefined) {
        changes.push({ ...toDraft(context, site, name, 'create'), after })
      } else {
        const differences = pickDifferences(after, same, names)
        if (differences) changes.push({ ...toDraft(context, site, name, 'update'), after: differences.after })
      }
    }
    // Some services keep the auto-reply of a deleted mailbox, so the auto-reply is deleted by a change of its own.
    if (mail?.prune === true)
      changes.push(...[...left.keys()].map((name) => toDraft(context, site, name, 'delete')))
    return { changes, foreign: [] }
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

export const autoReplyPlace: HostingKind = {
  async read(where, { at }) {
    const found = await find(where, at)
    return found && Object.fromEntries(names.map((name) => [name, found[name] ?? null]))
  },
  async toRequests(where, target) {
    const { servername } = where
    const { site: domain = '', name = '' } = target.at
    const account = (await findMailAccount(where, name))?.mail_address
    if (target.action === 'create') {
      const reply = {
        ...fieldsOf<Omit<CreateAutoReplyRequest, 'domain' | 'mail_address'>>(target),
        domain,
        mail_address: account ?? name,
      }
      return [toPlannedOperation('createAutoReply', { servername }, reply)]
    }
    const mail_address = (await find(where, target.at))?.mail_address ?? name
    if (target.action === 'delete')
      return [toPlannedOperation('deleteAutoReply', { servername, mail_address })]
    return [toPlannedOperation('updateAutoReply', { servername, mail_address }, fieldsOf(target))]
  },
}

async function find(
  { read }: HostingWhere,
  { domain = '', name }: { readonly domain?: string | undefined; readonly name?: string | undefined },
): Promise<AutoReply | undefined> {
  const replies = await read.autoReplies(domain)
  return replies.find(({ mail_address = '' }) => toPlainAddress(mail_address) === name)
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

function toDraft(
  { address, server }: HostingContext,
  site: Site,
  name: string,
  action: ChangeDraft['action'],
): ChangeDraft {
  const sequence = `${address}/mail/${name}`
  const at = { kind: 'auto_reply', server, domain: site.domain, site: site.name, name }
  return { address: `${sequence}/auto_reply`, action, at, stage: stages.mailbox, sequence }
}
