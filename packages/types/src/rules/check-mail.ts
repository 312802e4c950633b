import type { MailFilterActionRequest } from '../openapi.ts'

/** Whether a text is an SPF record. */
export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text)
}

/** Checks the text of an SPF setting. Returns the problem; `undefined` if there is none. */
export function checkSpf(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'has a tab or a line break: put spaces between its terms'
  if (text.includes('"')) return 'has a quotation mark, which no term has: leave it out'
  return isSpf(text) ? undefined : 'has to begin with v=spf1'
}

/** Checks the target of a mail filter's action. Returns the problem; `undefined` if there is none. */
export function checkFilterTarget({
  type,
  target = '',
}: Pick<MailFilterActionRequest, 'type' | 'target'>): string | undefined {
  if (type === 'mail_address')
    return target === '' ? 'is required for the type mail_address: give an address' : undefined
  return target === '' ? undefined : `is only for the type mail_address, not for ${type}: leave it out`
}
