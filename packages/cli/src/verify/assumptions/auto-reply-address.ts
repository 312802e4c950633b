import { hasOrphanReply } from './has-orphan-reply.ts'
import type { Observer } from './observer.ts'

/** Whether an automatic reply belongs to an address without a mail account. */
export const autoReplyAddress: Observer<'auto-reply-address'> = {
  id: 'auto-reply-address',
  observe(readings) {
    return hasOrphanReply(readings) ? 'any address in domain' : undefined
  },
}
