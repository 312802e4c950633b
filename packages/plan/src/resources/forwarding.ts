import { toPlainAddress, toSentAddress, toUser } from '../names/mail-address.ts'
import { type Change, toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import { toAddress } from './mail-accounts.ts'
import { pickDifferences } from './pick-differences.ts'

/** Where the mail of accounts is forwarded to. It is read only of the accounts in whose file it is. */
export const forwarding: SiteResource = {
  async compare({ address, servername, read }, site) {
    const accounts = Object.entries(site.wanted.mail?.accounts ?? {}).filter(
      ([, one]) => one.forwarding !== undefined,
    )
    if (accounts.length === 0) return nothing
    const listed = new Map(
      (await read.mail()).map(({ mail_address }) => [toPlainAddress(mail_address), mail_address]),
    )
    const changes = await Promise.all(
      accounts.map(async ([user, { forwarding: given = {} }]): Promise<Change[]> => {
        const name = toAddress(user, site)
        const mail_account = listed.get(name) ?? `${user}@${site.name}`
        const wanted = {
          forwarding_addresses: given.addresses?.map(toSentAddress),
          keep_in_mailbox: given.keep_in_mailbox,
        }
        const found = listed.has(name) ? await read.forwarding(mail_account) : undefined
        const sorted = found && {
          ...found,
          forwarding_addresses: sortLike(wanted.forwarding_addresses, found.forwarding_addresses),
        }
        const differences = pickDifferences(wanted, sorted ?? {}, ['forwarding_addresses', 'keep_in_mailbox'])
        if (differences === undefined) return []
        const { before, after } = differences
        // What leaving out keep_in_mailbox does is not documented.
        const keep = wanted.keep_in_mailbox ?? found?.keep_in_mailbox
        const body = { ...after, ...(keep !== undefined && { keep_in_mailbox: keep }) }
        return [
          toChange({
            address: `${address}/mail/${name}/forwarding`,
            action: found === undefined ? 'create' : 'update',
            before: found === undefined ? null : before,
            after,
            operations: [toOperation('updateMailForwarding', { servername, mail_account }, body)],
            stage: stages.mailbox,
            lane: `${address}/mail/${name}`,
          }),
        ]
      }),
    )
    return { changes: changes.flat(), foreign: [] }
  },
  async export({ read }, { name }) {
    const addresses = (await read.mail()).map(({ mail_address }) => mail_address)
    const own = addresses.filter((address) => toPlainAddress(address).endsWith(`@${name}`))
    const accounts = await Promise.all(
      own.map(async (address) => {
        const { forwarding_addresses, keep_in_mailbox } = await read.forwarding(address)
        return [
          toUser(address),
          { forwarding: { addresses: forwarding_addresses, keep_in_mailbox } },
        ] as const
      }),
    )
    return accounts.length === 0 ? {} : { mail: { accounts: Object.fromEntries(accounts) } }
  },
}

/** The order of addresses means nothing: those that are there, in the order of those that are wanted. */
function sortLike(wanted: readonly string[] | undefined, found: readonly string[]): readonly string[] {
  const place = (address: string): number => {
    const index = wanted?.findIndex((one) => toPlainAddress(one) === toPlainAddress(address)) ?? -1
    return index < 0 ? Infinity : index
  }
  const sorted = found.toSorted((one, other) => Math.sign(place(one) - place(other)) || 0)
  return sorted.map((address) => wanted?.[place(address)] ?? address)
}
