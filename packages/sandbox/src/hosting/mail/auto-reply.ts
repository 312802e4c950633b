import type { AutoReply } from '@hostwright/types'
import { ApiFailure } from '../../http/api-failure.ts'
import { toAccountName } from '../account-name.ts'
import { type DomainPart, partOf } from '../domain-part.ts'
import type { HostingCall } from '../hosting-contract.ts'
import { owned, type OwnedBy } from '../owned.ts'

export type AutoReplyRecord = Readonly<Required<AutoReply>>

export const autoReplies: OwnedBy<AutoReplyRecord> = owned('auto-reply', ({ mail_address }) => mail_address)

export const autoReplyPart: DomainPart = partOf('other', autoReplies, ({ domain }) => domain)

export function requireAutoReply({ store, path, assume }: HostingCall, address: string): AutoReplyRecord {
  const found = autoReplies(store, path.servername).get(toAccountName(address, assume))
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'This address has no auto reply.')
  return found
}
