import type { Observer } from './observer.ts'

/** What keep_in_mailbox is where nothing is forwarded. What leaving it out does, reads cannot tell. */
export const forwardingKeepOmitted: Observer<'forwarding-keep-omitted'> = {
  id: 'forwarding-keep-omitted',
  observe({ bodies }) {
    const unused = bodies<{
      readonly forwarding_addresses: readonly string[]
      readonly keep_in_mailbox: boolean
    }>('getMailForwarding').filter(({ forwarding_addresses }) => forwarding_addresses.length === 0)
    if (unused.length === 0) return undefined
    return unused.some(({ keep_in_mailbox }) => !keep_in_mailbox)
      ? 'keeps its value, which is false at first'
      : ['keeps its value, which is true at first', 'sets it to true, which it is at first']
  },
}
