import { dnsObservers } from './dns.ts'
import { domainsObservers } from './domains.ts'
import { hostingObservers } from './hosting.ts'
import { keysObservers } from './keys.ts'
import { limitsObservers } from './limits.ts'
import { mailObservers } from './mail.ts'
import { vpsObservers } from './vps.ts'
import { wordpressObservers } from './wordpress.ts'
import type { Observer } from './observer.ts'

/** All observers. Each finds out which choice the API makes for one assumption. */
export const observers: readonly Observer[] = [
  ...dnsObservers,
  ...domainsObservers,
  ...mailObservers,
  ...hostingObservers,
  ...wordpressObservers,
  ...vpsObservers,
  ...keysObservers,
  ...limitsObservers,
]
