import type { Observer } from './observer.ts'

/** Whether there is a record of an address that holds none. */
export const dnsContent: Observer<'dns-content'> = {
  id: 'dns-content',
  observe({ bodies }) {
    const records = bodies<{
      readonly records: readonly { readonly type: string; readonly content: string }[]
    }>('listDnsRecords').flatMap(({ records }) => records)
    const isOdd = records.some(
      ({ type, content }) =>
        (type === 'A' && !/^\d+\.\d+\.\d+\.\d+$/.test(content)) ||
        (type === 'AAAA' && !/^[\da-f:.]*:[\da-f:.]*$/i.test(content)),
    )
    return isOdd ? 'none' : undefined
  },
}
