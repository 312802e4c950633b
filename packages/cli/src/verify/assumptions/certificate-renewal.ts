import type { Observer } from './observer.ts'

/** Whether certificates end. */
export const certificateRenewal: Observer<'certificate-renewal'> = {
  id: 'certificate-renewal',
  observe({ bodies }) {
    const states = bodies<{
      readonly ssl_list: readonly { readonly status: string; readonly type: string }[]
    }>('listSslCertificates').flatMap(({ ssl_list }) => ssl_list)
    return states.some(({ status, type }) => status === 'expired' && type === 'letsencrypt')
      ? '90 days, and it is not renewed'
      : undefined
  },
}
