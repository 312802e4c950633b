import type { Observer } from './observer.ts'

/** Whether there is an SPF record that does not begin as such. */
export const spfText: Observer<'spf-text'> = {
  id: 'spf-text',
  observe({ bodies }) {
    const texts = bodies<{ readonly spf_settings?: readonly { readonly spf_record?: string | null }[] }>(
      'listSpfRecords',
    ).flatMap(({ spf_settings = [] }) => spf_settings.flatMap(({ spf_record }) => spf_record ?? []))
    return texts.some((text) => text !== '' && !text.startsWith('v=spf1')) ? 'any text' : undefined
  },
}
