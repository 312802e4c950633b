import type { Observer } from './observer.ts'

/** Whether a packet filter has the same rule twice. */
export const identicalRules: Observer<'identical-rules'> = {
  id: 'identical-rules',
  observe({ bodies }) {
    const filters = bodies<{
      readonly packet_filter: { readonly rules: readonly Readonly<Record<string, unknown>>[] }
    }>('getPacketFilter')
    const isTwice = filters.some(({ packet_filter: { rules } }) => {
      const texts = rules.map(({ type, protocol, port, allowed_ip }) =>
        JSON.stringify([type, protocol, port, allowed_ip]),
      )
      return new Set(texts).size < texts.length
    })
    return isTwice ? 'the memo counts too' : undefined
  },
}
