const gmail = 'include:_spf.example.net'

/** Returns the SPF record that the service creates for a name on one of its servers. */
export function toDefaultSpf(hostname: string, fqdn: string): string {
  return `v=spf1 a:${hostname} a:${fqdn} mx include:spf.example.net ~all`
}

/** Returns an SPF record that also allows Gmail to send mail for the name. */
export function withGmail(text: string): string {
  const terms = text.split(/\s+/)
  if (terms.includes(gmail)) return text
  // The new term is inserted before `all`, because SPF ignores all terms after that.
  const end = terms.findIndex((term) => /^[+?~-]?all$/i.test(term))
  return terms.toSpliced(end === -1 ? terms.length : end, 0, gmail).join(' ')
}
