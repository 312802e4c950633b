/** The name of a mail or FTP account as it is kept. Upper and lower case are the same. */
export function toAccountName(text: string): string {
  return text.toLowerCase()
}

/** The domain or subdomain in `user@domain`. */
export function siteNameOf(accountName: string): string {
  return accountName.slice(accountName.lastIndexOf('@') + 1)
}
