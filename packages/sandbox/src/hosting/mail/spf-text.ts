const gmail = 'include:_spf.example.net'

/** The SPF record that the service sets for a name on one of its servers. */
export function toDefaultSpf(hostname: string, fqdn: string): string {
  return `v=spf1 a:${hostname} a:${fqdn} mx include:spf.example.net ~all`
}

/** The same record, with which mail sent through Gmail passes too. */
export function withGmail(text: string): string {
  const terms = text.split(/\s+/)
  if (terms.includes(gmail)) return text
  // SPF ignores everything after `all`.
  const end = terms.findIndex((term) => /^[+?~-]?all$/i.test(term))
  return terms.toSpliced(end === -1 ? terms.length : end, 0, gmail).join(' ')
}

export function isSpf(text: string): boolean {
  return /^v=spf1( |$)/i.test(text)
}
