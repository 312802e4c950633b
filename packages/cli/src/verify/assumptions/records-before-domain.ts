import { hasForeignRecord } from './has-foreign-record.ts'
import type { Observer } from './observer.ts'

/** Whether there are DNS records of a domain that the server does not have. */
export const recordsBeforeDomain: Observer<'records-before-domain'> = {
  id: 'records-before-domain',
  observe(readings) {
    return hasForeignRecord(readings) ? 'any' : undefined
  },
}
