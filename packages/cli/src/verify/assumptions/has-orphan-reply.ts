import type { Readings } from '../reading.ts'

/** Whether an automatic reply belongs to an address without a mail account. */
export function hasOrphanReply({ bodies }: Readings): boolean {
  const accounts = new Set(
    bodies<{ readonly accounts: readonly { readonly mail_address: string }[] }>('listMailAccounts').flatMap(
      ({ accounts }) => accounts.map(({ mail_address }) => mail_address),
    ),
  )
  const replies = bodies<{ readonly auto_replies?: readonly { readonly mail_address: string }[] }>(
    'listAutoReplies',
  ).flatMap(({ auto_replies = [] }) => auto_replies)
  return replies.some(({ mail_address }) => !accounts.has(mail_address))
}
