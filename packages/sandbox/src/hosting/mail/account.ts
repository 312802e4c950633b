import { ApiFailure } from '../../http/api-failure.ts'
import { siteNameOf, toAccountName } from '../server/account-name.ts'
import { type DomainPart, partOf } from '../server/domain-part.ts'
import type { HostingCall } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

/** A stored mail account. Its password is not stored, because nobody logs in. */
export interface MailAccountRecord {
  readonly mail_address: string
  readonly quota_mb: number
  /** Missing for an account that was created by a request: the sandbox receives no mail. */
  readonly used_mb?: number
  readonly memo: string
  readonly forwarding_addresses: readonly string[]
  readonly keep_in_mailbox: boolean
}

export const mailAccounts: ServerCollectionOf<MailAccountRecord> = serverCollection(
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
