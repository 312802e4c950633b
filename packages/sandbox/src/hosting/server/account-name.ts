import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** The name of a mail or FTP account as it is kept. Upper and lower case are the same in its domain. */
export function toAccountName(text: string, assume: AssumptionChoices): string {
  if (assume['account-name-case'] === 'ignored') return text.toLowerCase()
  return `${text.slice(0, text.lastIndexOf('@'))}@${siteNameOf(text).toLowerCase()}`
}

/** The domain or subdomain in `user@domain`. */
export function siteNameOf(accountName: string): string {
  return accountName.slice(accountName.lastIndexOf('@') + 1)
}
