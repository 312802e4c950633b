import type { Observer } from './observer.ts'

/** Whether what is off has an entry. */
export const dkimDmarcEntries: Observer<'dkim-dmarc-entries'> = {
  id: 'dkim-dmarc-entries',
  observe({ of }) {
    const lists = of('listDkimSettings')
    if (lists.length === 0) return undefined
    const entries = lists.map(({ body, parameters }) => ({
      domain: parameters['domain'],
      names: (body as { readonly dkim_settings: readonly { readonly fqdn: string }[] }).dkim_settings.map(
        ({ fqdn }) => fqdn,
      ),
    }))
    return entries.every(({ domain, names }) => names.includes(domain!))
      ? 'one for the domain and one for each of its subdomains; at first off, and none without reports'
      : 'one for each of them that is signed or has a policy'
  },
}
