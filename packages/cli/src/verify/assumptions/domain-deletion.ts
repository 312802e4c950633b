import { hasForeignRecord } from './has-foreign-record.ts'
import type { Observer } from './observer.ts'

/** Whether DNS records have survived their domain. */
export const domainDeletion: Observer<'domain-deletion'> = {
  id: 'domain-deletion',
  observe(readings) {
    return hasForeignRecord(readings) ? 'the DNS records stay, the others are deleted' : undefined
  },
}
