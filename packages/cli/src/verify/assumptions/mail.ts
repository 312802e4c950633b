import type { Readings } from '../reading.ts'
import type { Observer } from './observer.ts'

/**
 * Observer that finds out whether an automatic reply can belong to an address without a mail account: it can if one
 * does.
 */
const autoReplyAddress: Observer<'auto-reply-address'> = {
  id: 'auto-reply-address',
  observe(readings) {
    return hasOrphanReply(readings) ? 'any-address' : undefined
  },
}

/** Observer that finds out whether the names of mail accounts keep capital letters: they do if one has some. */
const accountNameCase: Observer<'account-name-case'> = {
  id: 'account-name-case',
  observe({ bodies }) {
    const names = bodies<{ readonly accounts: readonly { readonly mail_address: string }[] }>(
      'listMailAccounts',
    ).flatMap(({ accounts }) => accounts.map(({ mail_address }) => mail_address))
    return names.some((name) => name !== name.toLowerCase()) ? 'kept' : undefined
  },
}

/**
 * Observer that finds out the value of `keep_in_mailbox` for an address that forwards no mail. The effect of leaving
 * the property out of a request is not observed, because reads cannot show it.
 */
const forwardingKeepOmitted: Observer<'forwarding-keep-omitted'> = {
  id: 'forwarding-keep-omitted',
  observe({ bodies }) {
    const unused = bodies<{
      readonly forwarding_addresses: readonly string[]
      readonly keep_in_mailbox: boolean
    }>('getMailForwarding').filter(({ forwarding_addresses }) => forwarding_addresses.length === 0)
    if (unused.length === 0) return undefined
    return unused.some(({ keep_in_mailbox }) => !keep_in_mailbox)
      ? 'keep-first-false'
      : ['keep-first-true', 'set-true']
  },
}

/**
 * Observer that finds out whether an automatic reply stays when its mail account is deleted: it says so if a reply
 * without an account exists.
 */
const mailAccountDeletion: Observer<'mail-account-deletion'> = {
  id: 'mail-account-deletion',
  observe(readings) {
    return hasOrphanReply(readings) ? 'stays' : undefined
  },
}

/**
 * Observer that finds out whether the priorities of mail filters keep gaps after a deletion: they do if a domain has a
 * priority above the number of its filters.
 */
const mailFilterPriority: Observer<'mail-filter-priority'> = {
  id: 'mail-filter-priority',
  observe({ bodies }) {
    const filters = bodies<{
      readonly filters: readonly { readonly domain: string; readonly priority: number }[]
    }>('listMailFilters').flatMap(({ filters }) => filters)
    if (filters.length === 0) return undefined
    const hasGap = [...new Set(filters.map(({ domain }) => domain))].some((domain) => {
      const own = filters.filter((filter) => filter.domain === domain)
      return Math.max(...own.map(({ priority }) => priority)) > own.length
    })
    return hasGap ? 'last-plus-one' : undefined
  },
}

/**
 * Observer that finds out whether the API accepts a `target` for a mail filter that does not forward: it does if one
 * has it.
 */
const mailFilterTarget: Observer<'mail-filter-target'> = {
  id: 'mail-filter-target',
  observe({ bodies }) {
    const filters = bodies<{
      readonly filters: readonly {
        readonly action: { readonly type: string; readonly target?: string | null }
      }[]
    }>('listMailFilters').flatMap(({ filters }) => filters)
    return filters.some(({ action }) => action.type !== 'mail_address' && action.target) ? 'none' : undefined
  },
}

/**
 * Observer that finds out the `filter_type` of a new spam filter: `off` if any spam filter of the account is off, else
 * `standard` if any has that type.
 */
const newSpamFilter: Observer<'new-spam-filter'> = {
  id: 'new-spam-filter',
  observe({ bodies }) {
    const types = new Set(
      bodies<{ readonly filter_type?: string }>('getSpamFilter').map(({ filter_type }) => filter_type),
    )
    if (types.has('off')) return 'off'
    return types.has('standard') ? 'standard' : undefined
  },
}

/**
 * Observer that finds out whether SMTP from abroad is restricted for a new domain. It decides only if all domains have
 * the same setting.
 */
const smtpRestrictionOfNewDomain: Observer<'smtp-restriction-of-new-domain'> = {
  id: 'smtp-restriction-of-new-domain',
  observe({ bodies }) {
    const states = new Set(
      bodies<{ readonly abroad_access_restriction: boolean }>('getSmtpAbroadRestriction').map(
        ({ abroad_access_restriction }) => abroad_access_restriction,
      ),
    )
    if (states.size !== 1) return undefined
    return states.has(true) ? 'yes' : 'no'
  },
}

/** Whether an automatic reply exists for an address without a mail account. */
function hasOrphanReply({ bodies }: Readings): boolean {
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

/** Observers that find out the API's choices for mail from the responses of an account. */
export const mailObservers: readonly Observer[] = [
  autoReplyAddress,
  accountNameCase,
  forwardingKeepOmitted,
  mailAccountDeletion,
  mailFilterPriority,
  mailFilterTarget,
  newSpamFilter,
  smtpRestrictionOfNewDomain,
]
