import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/**
 * Returns the stored form of the name of a mail or FTP account. Depending on an assumption, the domain or the whole
 * name is converted to lower case.
 */
export function toAccountName(text: string, assume: AssumptionChoices): string {
  if (assume['account-name-case'] === 'ignored') return text.toLowerCase()
  return `${text.slice(0, text.lastIndexOf('@'))}@${siteNameOf(text).toLowerCase()}`
}

/** Returns the domain or subdomain of `user@domain`. */
export function siteNameOf(accountName: string): string {
  return accountName.slice(accountName.lastIndexOf('@') + 1)
}
