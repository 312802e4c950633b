import { hasOrphanReply } from './has-orphan-reply.ts'
import type { Observer } from './observer.ts'

/** Whether an automatic reply has survived its mail account. */
export const mailAccountDeletion: Observer<'mail-account-deletion'> = {
  id: 'mail-account-deletion',
  observe(readings) {
    return hasOrphanReply(readings) ? 'it stays' : undefined
  },
}
