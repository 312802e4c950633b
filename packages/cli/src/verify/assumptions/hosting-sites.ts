import type { Observer } from './observer.ts'

/** Whether the logs of a subdomain can be read. */
export const hostingSites: Observer<'hosting-sites'> = {
  id: 'hosting-sites',
  observe({ probe }) {
    const { status } = probe('subdomain-log') ?? {}
    if (status === 200) return 'domains and subdomains of the server; others return 404 NOT_FOUND'
    return status === 404 ? 'domains of the server; others return 404 NOT_FOUND' : undefined
  },
}
