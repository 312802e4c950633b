import type { Observer } from './observer.ts'

/** Whether the initial domain is in the list of domains. */
export const initialDomain: Observer<'initial-domain'> = {
  id: 'initial-domain',
  observe({ of }) {
    const lists = of('listDomains')
    if (lists.length === 0) return undefined
    const has = lists.some(({ body, parameters }) =>
      (body as { readonly domains: readonly { readonly domain: string }[] }).domains.some(
        ({ domain }) => domain === parameters['servername'],
      ),
    )
    return has
      ? 'yes, with the type initial; changing, resetting or deleting it returns 409 OPERATION_ERROR'
      : 'no: there is no such domain there'
  },
}
