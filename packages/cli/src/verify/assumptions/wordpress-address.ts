import type { Observer } from './observer.ts'

interface Site {
  readonly domain: string
  readonly url: string
}

/** Whether the address of an installation has the scheme of its site. */
export const wordpressAddress: Observer<'wordpress-address'> = {
  id: 'wordpress-address',
  observe({ bodies }) {
    const sites = bodies<{ readonly wordpress: readonly Site[] }>('listWordPressSites').flatMap(
      ({ wordpress }) => wordpress,
    )
    const domains = bodies<{
      readonly domains: readonly { readonly domain: string; readonly ssl: boolean }[]
    }>('listDomains').flatMap(({ domains }) => domains)
    const known = sites.flatMap(({ domain, url }) => {
      const site = domains.find((one) => one.domain === domain)
      return site ? [{ url, scheme: site.ssl ? 'https:' : 'http:' }] : []
    })
    if (known.length === 0) return undefined
    return known.some(({ url, scheme }) => !url.startsWith(scheme))
      ? 'with the scheme sent, else that of the site'
      : ['with the scheme sent, else that of the site', 'with the scheme of the site']
  },
}
