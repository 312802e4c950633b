import { validationFailure } from '../../http/api-failure.ts'

/** Where a site stands, taken out of its address. */
export interface SiteAddress {
  /** `http` or `https`; `undefined` when it was left out. */
  readonly scheme: string | undefined
  /** In lower case. */
  readonly host: string
  /** Empty, or with a slash at its beginning and none at its end. */
  readonly folder: string
}

const form = /^(?:(https?):\/\/)?([a-z0-9.-]+)((?:\/[\w.~-]+)*)\/?$/i

/** Reads an address such as `example.com/blog`. Rejects one with a port, a query or anything else in it. */
export function readSiteAddress(url: string): SiteAddress {
  const found = form.exec(url)
  if (found === null || /\/\.\.?(\/|$)/.test(found[3]!)) {
    throw validationFailure(['url: must be a domain or subdomain, with a scheme and a path if needed.'])
  }
  const [, scheme, host, folder] = found as unknown as [string, string | undefined, string, string]
  return { scheme: scheme?.toLowerCase(), host: host.toLowerCase(), folder }
}
