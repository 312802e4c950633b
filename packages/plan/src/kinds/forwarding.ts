import type { DesiredForwarding } from '../generated/desired.ts'
import { toPlainAddress, toSentAddress, toUser } from '../names/resource-names.ts'
import { type ChangeDraft, nothing } from '../resource/change.ts'
import { type FieldSays, say, toggle } from '../resource/effects.ts'
import { alwaysThere, asWhole, define, listMailboxes, ofMailbox } from '../resource/facts.ts'
import { findMailAccount, toAddress } from '../resource/mail-accounts.ts'
import { namesOf, pickDifferences } from '../resource/pick-differences.ts'
import { listOf, toWords, withSorted } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type HostingContext, type Resource, type Site, written } from '../resource/resource.ts'
import { listUnfound } from '../resource/settings.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

const listDropped: FieldSays = (before, after) => {
  const kept = new Set(listOf(after).map((one) => toWords(one).toLowerCase()))
  const dropped = listOf(before).filter((one) => !kept.has(toWords(one).toLowerCase()))
  return say('interrupts', ...dropped.map((one) => `forwarding to ${toWords(one)}`))
}

const fields = {
  forwarding_addresses: { is: 'compared', change: listDropped },
  keep_in_mailbox: {
    is: 'compared',
    change: toggle({ off: 'interrupts' }, 'keeping mail in the mailbox'),
  },
} as const

/** The forwarding of mail. A plan reads it only for accounts whose forwarding the file describes, an export for all. */
export const forwarding: Resource<'forwarding'> = define((): Resource<'forwarding'> => ({
  ...ofMailbox,
  ...asWhole,
  unattended: byPerson,
  ...alwaysThere,
  fields,
  listed: (section, site) => listMailboxes(section, site, 'forwarding'),
  async compare(context, site) {
    const accounts = Object.entries(site.wanted.mail?.accounts ?? {})
    const changes = await Promise.all(
      accounts.flatMap(([user, { forwarding: given }]) =>
        given ? [compareOne(context, site, user, given)] : [],
      ),
    )
    return changes.length === 0 ? nothing : { changes: changes.flat(), unmanaged: [] }
  },
  async export({ read }, { name }) {
    const addresses = (await read.mail()).map(({ mail_address }) => mail_address)
    const own = addresses.filter((address) => toPlainAddress(address).endsWith(`@${name}`))
    const accounts = await Promise.all(
      own.map(async (address) => {
        const found = await read.forwarding(address)
        if (found === undefined) return [toUser(address), {}] as const
        const { forwarding_addresses: all, keep_in_mailbox } = found
        return [toUser(address), { forwarding: { addresses: all, keep_in_mailbox } }] as const
      }),
    )
    return accounts.length === 0 ? {} : { mail: { accounts: Object.fromEntries(accounts) } }
  },
  async read(where, { at }) {
    const account = await findMailAccount(where, at.name)
    return account && where.read.forwarding(account.mail_address)
  },
  async requests(where, target) {
    const { servername } = where
    const mail_account = (await findMailAccount(where, target.at.name))?.mail_address ?? target.at.name
    return [toPlannedOperation('updateMailForwarding', { servername, mail_account }, written(target))]
  },
  normal: (place) => withSorted(place, 'forwarding_addresses', toPlainAddress),
}))

async function compareOne(
  context: HostingContext,
  site: Site,
  user: string,
  given: DesiredForwarding,
): Promise<ChangeDraft[]> {
  const name = toAddress(user, site)
  const account = await findMailAccount(context, name)
  const found = account && (await context.read.forwarding(account.mail_address))
  const wanted = {
    forwarding_addresses: given.addresses?.map(toSentAddress),
    keep_in_mailbox: given.keep_in_mailbox,
  }
  const differences = pickDifferences(
    toSorted(wanted),
    found ? toSorted(found) : {},
    namesOf(fields, 'compared'),
  )
  if (differences === undefined) return []
  const { keep_in_mailbox } = { ...found, ...withoutUndefined(wanted) }
  const after = {
    ...('forwarding_addresses' in differences.after && { forwarding_addresses: wanted.forwarding_addresses }),
    // The effect of leaving out `keep_in_mailbox` is not documented, so the property is sent even if its value does not
    // change.
    ...(keep_in_mailbox !== undefined && { keep_in_mailbox }),
  }
  const sequence = `${context.address}/mail/${name}`
  const obstacles = account === undefined ? [] : await listUnfound(context, site, found)
  return [
    {
      address: `${sequence}/forwarding`,
      action: account === undefined ? 'create' : 'update',
      at: { kind: 'forwarding', server: context.server, domain: site.domain, site: site.name, name },
      after,
      stage: stages.mailbox,
      sequence,
      obstacles,
    },
  ]
}

/** Sorts the addresses of a forwarding, because their order does not matter. */
function toSorted<T extends { readonly forwarding_addresses?: readonly string[] | undefined }>(given: T): T {
  const { forwarding_addresses: addresses } = given
  return addresses ? { ...given, forwarding_addresses: addresses.map(toPlainAddress).toSorted() } : given
}

function withoutUndefined<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>
}
