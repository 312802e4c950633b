import type { Observer } from './observer.ts'

/** Whether subdomains have a PHP version of their own, and which one a server begins with. */
export const phpOfSubdomains: Observer<'php-of-subdomains'> = {
  id: 'php-of-subdomains',
  observe({ bodies, of }) {
    for (const { body, parameters } of of('listPhpVersions')) {
      const { domains } = body as {
        readonly domains: readonly { readonly domain: string; readonly current_version: string }[]
      }
      const names = new Set(domains.map(({ domain }) => domain))
      const subdomains = bodies<{ readonly subdomains: readonly { readonly subdomain: string }[] }>(
        'listSubdomains',
      ).flatMap(({ subdomains }) => subdomains.map(({ subdomain }) => subdomain))
      if (subdomains.some((name) => names.has(name)))
        return 'one for each domain and subdomain, the initial one included; 8.3'
      const initial = domains.find(({ domain }) => domain === parameters['servername'])
      if (initial?.current_version === '8.5')
        return 'one for each domain, the initial one included, none for subdomains; 8.5'
      if (subdomains.length > 0)
        return 'one for each domain, the initial one included, none for subdomains; 8.3'
    }
    return undefined
  },
}
