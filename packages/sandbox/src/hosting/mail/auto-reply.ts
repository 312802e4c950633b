import type { AutoReply } from '@hostwright/types'
import { ApiFailure } from '../../http/api-failure.ts'
import { toAccountName } from '../server/account-name.ts'
import { type DomainPart, partOf } from '../server/domain-part.ts'
import type { HostingCall } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

export type AutoReplyRecord = Readonly<Required<AutoReply>>

export const autoReplies: ServerCollectionOf<AutoReplyRecord> = serverCollection(
  'auto-reply',
  ({ mail_address }) => mail_address,
)

export const autoReplyPart: DomainPart = partOf('other', autoReplies, ({ domain }) => domain)

export function requireAutoReply({ store, path, assume }: HostingCall, address: string): AutoReplyRecord {
  const found = autoReplies(store, path.servername).get(toAccountName(address, assume))
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'This address has no auto reply.')
  return found
}
