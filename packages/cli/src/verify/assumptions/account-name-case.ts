import type { Observer } from './observer.ts'

/** Whether names of accounts have capitals. */
export const accountNameCase: Observer<'account-name-case'> = {
  id: 'account-name-case',
  observe({ bodies }) {
    const names = bodies<{ readonly accounts: readonly { readonly mail_address: string }[] }>(
      'listMailAccounts',
    ).flatMap(({ accounts }) => accounts.map(({ mail_address }) => mail_address))
    return names.some((name) => name !== name.toLowerCase())
      ? 'no, and responses write it as it was sent'
      : undefined
  },
}
