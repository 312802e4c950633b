import type { AutoReply } from '@hostwright/types'
import { toHost, toPlainAddress, toUser } from '../names/resource-names.ts'
import { type ChangeDraft, type Comparison, nothing } from '../resource/change.ts'
import { harmless, none, say } from '../resource/effects.ts'
import { byProperty, define, listMailboxes, nothingAlong, ofMailbox } from '../resource/facts.ts'
import { findMailAccount, toAddress } from '../resource/mail-accounts.ts'
import { namesOf, pickDifferences } from '../resource/pick-differences.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import {
  type Draft,
  type HostingContext,
  type Resource,
  type Site,
  type Target,
  written,
} from '../resource/resource.ts'
import { listUnfound } from '../resource/settings.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

const fields = { from_name: harmless, subject: harmless, body: harmless, quote_incoming: harmless } as const

/** Automatic replies of the mail accounts of a domain or subdomain. */
export const autoReply: Resource<'auto_reply'> = define((): Resource<'auto_reply'> => ({
  ...ofMailbox,
  ...byProperty,
  unattended: byPerson,
  creation: none,
  fields,
  deletion: ({ address }) => say('interrupts', address),
  initial: 'empty',
  prune: 'parent',
  along: nothingAlong,
  listed: (section, site) => listMailboxes(section, site, 'auto_reply'),
  compare,
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
  async read(where, { at }) {
    const found = await find(where, at)
    return found && Object.fromEntries(namesOf(fields, 'compared').map((name) => [name, found[name] ?? null]))
  },
  async requests(where, target) {
    const { servername } = where
    const { site: domain, name } = target.at
    const account = (await findMailAccount(where, name))?.mail_address
    if (target.action === 'create') {
      const reply = { ...written(target), domain, mail_address: account ?? name }
      return [toPlannedOperation('createAutoReply', { servername }, reply)]
    }
    const mail_address = (await find(where, target.at))?.mail_address ?? name
    if (target.action === 'delete')
      return [toPlannedOperation('deleteAutoReply', { servername, mail_address })]
    return [toPlannedOperation('updateAutoReply', { servername, mail_address }, written(target))]
  },
}))

async function compare(context: HostingContext, site: Site): Promise<Comparison> {
  const { mail } = site.wanted
  const accounts = Object.entries(mail?.accounts ?? {})
  if (accounts.every(([, { auto_reply }]) => auto_reply === undefined) && mail?.prune !== true) return nothing
  const left = site.isNew ? new Map<string, AutoReply>() : await listReplies(context, site)
  const listed = site.isNew ? [] : await context.read.autoReplies(site.domain)
  const obstacles = await listUnfound(context, site, listed)
  const changes: ChangeDraft[] = []
  for (const [user, { auto_reply: after }] of accounts) {
    const name = toAddress(user, site)
    const same = left.get(name)
    left.delete(name)
    if (after === undefined || after === null) {
      const isUnknown = after === null && obstacles.length > 0
      if (isUnknown || ((after === null || mail?.prune === true) && same !== undefined))
        changes.push({ ...toDraft(context, site, name, 'delete'), obstacles })
    } else if (same === undefined) {
      changes.push({ ...toDraft(context, site, name, 'create'), after, obstacles })
    } else {
      const differences = pickDifferences(after, same, namesOf(fields, 'compared'))
      if (differences) changes.push({ ...toDraft(context, site, name, 'update'), after: differences.after })
    }
  }
  // Some services keep the auto-reply of a deleted mailbox, so the auto-reply is deleted by a change of its own.
  if (mail?.prune === true)
    changes.push(...[...left.keys()].map((name) => toDraft(context, site, name, 'delete')))
  return { changes, unmanaged: [] }
}

async function find(
  { read }: HostingWhere,
  { domain, name }: Target<'auto_reply'>['at'],
): Promise<AutoReply | undefined> {
  const replies = await read.autoReplies(domain)
  return replies?.find(({ mail_address = '' }) => toPlainAddress(mail_address) === name)
}

async function listReplies(
  { read }: HostingContext,
  { name, domain }: Site,
): Promise<Map<string, AutoReply>> {
  const replies = ((await read.autoReplies(domain)) ?? []).filter(
    ({ mail_address = '' }) => toHost(toPlainAddress(mail_address)) === name,
  )
  return new Map(replies.map((reply) => [toPlainAddress(reply.mail_address ?? ''), reply]))
}

function toDraft(
  { address, server }: HostingContext,
  site: Site,
  name: string,
  action: ChangeDraft['action'],
): Draft<'auto_reply'> {
  const sequence = `${address}/mail/${name}`
  const at = { kind: 'auto_reply', server, domain: site.domain, site: site.name, name } as const
  return { address: `${sequence}/auto_reply`, action, at, stage: stages.mailbox, sequence }
}
