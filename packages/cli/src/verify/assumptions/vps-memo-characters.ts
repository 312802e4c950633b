import type { Observer } from './observer.ts'

interface Memo {
  readonly memo?: string | null
}

/** Whether a memo has a character that no double-byte encoding of Japanese has, such as an emoji. */
export const vpsMemoCharacters: Observer<'vps-memo-characters'> = {
  id: 'vps-memo-characters',
  observe({ bodies }) {
    const servers = bodies<{ readonly servers: readonly Memo[] }>('listVpsServers').flatMap(
      ({ servers }) => servers,
    )
    const rules = bodies<{ readonly packet_filter: { readonly rules: readonly Memo[] } }>(
      'getPacketFilter',
    ).flatMap(({ packet_filter }) => packet_filter.rules)
    return [...servers, ...rules].some(({ memo }) => /[\u{10000}-\u{10FFFF}]/u.test(memo ?? ''))
      ? 'any'
      : undefined
  },
}
