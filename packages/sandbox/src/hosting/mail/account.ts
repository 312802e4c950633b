import { ApiFailure } from '../../http/api-failure.ts'
import { siteNameOf, toAccountName } from '../account-name.ts'
import { type DomainPart, partOf } from '../domain-part.ts'
import type { HostingCall } from '../hosting-contract.ts'
import { owned, type OwnedBy } from '../owned.ts'

/** A mail account as it is kept: without its password, for nobody logs in. */
export interface MailAccountRecord {
  readonly mail_address: string
  readonly quota_mb: number
  readonly memo: string
  readonly forwarding_addresses: readonly string[]
  readonly keep_in_mailbox: boolean
}

export const mailAccounts: OwnedBy<MailAccountRecord> = owned(
  'mail-account',
  ({ mail_address }) => mail_address,
)

export const mailAccountPart: DomainPart = partOf('other', mailAccounts, ({ mail_address }) =>
  siteNameOf(mail_address),
)

export function requireMailAccount({ store, path, assume }: HostingCall, address: string): MailAccountRecord {
  const found = mailAccounts(store, path.servername).get(toAccountName(address, assume))
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such mail account.')
  return found
}
