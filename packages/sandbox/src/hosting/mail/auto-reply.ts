import type { AutoReply } from '@hostwright/types'
import { ApiFailure } from '../../api-failure.ts'
import type { Store } from '../../store.ts'
import { toAccountName } from '../account-name.ts'
import { type DomainPart, partOf } from '../domain-part.ts'
import { owned, type OwnedBy } from '../owned.ts'

export type AutoReplyRecord = Readonly<Required<AutoReply>>

export const autoReplies: OwnedBy<AutoReplyRecord> = owned('auto-reply', ({ mail_address }) => mail_address)

export const autoReplyPart: DomainPart = partOf('other', autoReplies, ({ domain }) => domain)

export function requireAutoReply(store: Store, servername: string, address: string): AutoReplyRecord {
  const found = autoReplies(store, servername).get(toAccountName(address))
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'This address has no auto reply.')
  return found
}
