import type { Observer } from './observer.ts'

/** Whether two servers have one domain. */
export const domainOfAnotherServer: Observer<'domain-of-another-server'> = {
  id: 'domain-of-another-server',
  observe({ of }) {
    const names = of('listDomains').flatMap(({ body }) =>
      (body as { readonly domains: readonly { readonly domain: string }[] }).domains.map(
        ({ domain }) => domain,
      ),
    )
    return new Set(names).size < names.length ? 'it is added' : undefined
  },
}
