import { toText } from '../names/zone-record.ts'
import { type Said, say } from '../resource/effects.ts'

/**
 * Returns the effects of another SPF text: more senders or a softer `all` let others send as the domain, fewer senders
 * or a harder `all` end mail that was accepted. A text that cannot be parsed may do both.
 */
export function compareSpf(before: string, after: string): Said {
  if (toText(before) === toText(after)) return []
  const [from, to] = [parseSpf(before), parseSpf(after)]
  if (from === undefined || to === undefined) return [...opens('SPF'), ...ends('SPF')]
  const more = [...to.senders].filter((one) => !from.senders.has(one))
  const fewer = [...from.senders].filter((one) => !to.senders.has(one))
  const isSofter = to.hardness < from.hardness
  const isHarder = to.hardness > from.hardness
  return [
    ...opens(...more.map((one) => `SPF ${one}`), ...(isSofter ? ['SPF all'] : [])),
    ...ends(...fewer.map((one) => `SPF ${one}`), ...(isHarder ? ['SPF all'] : [])),
  ]
}

/** Returns the effects of another DMARC text: a weaker policy lets forged mail through, a stronger one ends other mail. */
export function compareDmarc(before: string, after: string): Said {
  if (toText(before) === toText(after)) return []
  const [from, to] = [parseDmarc(before), parseDmarc(after)]
  if (from === undefined || to === undefined) return [...opens('DMARC'), ...ends('DMARC')]
  const names = ['p', 'sp', 'pct'] as const
  return [
    ...opens(...names.filter((name) => to[name] < from[name]).map((name) => `DMARC ${name}`)),
    ...ends(...names.filter((name) => to[name] > from[name]).map((name) => `DMARC ${name}`)),
  ]
}

/** Returns the effect of another DKIM text: one without a key withdraws it, and mail that it signed is not trusted any more. */
export function compareDkim(before: string, after: string): Said {
  const [from, to] = [before, after].map((text) => /(?:^|;)\s*p\s*=\s*[^\s;]/.test(toText(text)))
  return from && !to ? ends('DKIM') : []
}

const opens = (...what: readonly string[]): Said =>
  say('exposes', ...what.map((one) => `forged mail (${one})`))
const ends = (...what: readonly string[]): Said => say('interrupts', ...what.map((one) => `mail (${one})`))

// From soft to hard: mail of a sender that no other term names passes, is neutral, suspicious, or rejected.
const qualifiers = '+?~-'
const sender =
  /^(?:(?:a|mx)(?::[^\s/]+)?(?:\/\d{1,2})?(?:\/\/\d{1,3})?|ptr(?::\S+)?|(?:exists|include):\S+|ip4:[\d.]+(?:\/\d{1,2})?|ip6:[\da-f:.]+(?:\/\d{1,3})?|redirect=\S+)$/

interface Spf {
  readonly senders: ReadonlySet<string>
  readonly hardness: number
}

/** Parses an SPF text whose terms all let senders pass, except for `all`; `undefined` for any other text. */
function parseSpf(text: string): Spf | undefined {
  const [version, ...terms] = toText(text).toLowerCase().split(/\s+/).filter(Boolean)
  if (version !== 'v=spf1') return undefined
  const senders = new Set<string>()
  // Without `all`, mail of other senders is neutral.
  let hardness = 1
  for (const [index, term] of terms.entries()) {
    const all = /^([+?~-]?)all$/.exec(term)
    const plain = term.replace(/^\+/, '')
    if (all !== null && index === terms.length - 1) hardness = qualifiers.indexOf(all[1] || '+')
    else if (sender.test(plain)) senders.add(plain)
    else return undefined
  }
  // Two of them make the whole text invalid (RFC 7208, 6).
  if ([...senders].filter((one) => one.startsWith('redirect=')).length > 1) return undefined
  return { senders, hardness }
}

const policies: readonly (string | undefined)[] = ['none', 'quarantine', 'reject']

/** Parses what a DMARC text demands, each as a number that is higher for a stronger demand. */
function parseDmarc(
  text: string,
): { readonly p: number; readonly sp: number; readonly pct: number } | undefined {
  const [version, ...rest] = toText(text)
    .split(';')
    .map((tag) => tag.trim())
  const pairs = rest.filter(Boolean).map((tag): readonly [string, string | undefined] => {
    const [name = '', ...value] = tag.split('=')
    return [name.trim().toLowerCase(), value.length === 0 ? undefined : value.join('=').trim().toLowerCase()]
  })
  const tags = new Map(pairs)
  // A tag that stands twice, or has no value, makes the whole list invalid (RFC 6376, 3.2).
  if (tags.size < pairs.length || pairs.some(([, value]) => value === undefined)) return undefined
  const p = policies.indexOf(tags.get('p'))
  const sp = tags.has('sp') ? policies.indexOf(tags.get('sp')) : p
  const pct = tags.has('pct')
    ? /^\d{1,3}$/.test(tags.get('pct') ?? '')
      ? Number(tags.get('pct'))
      : NaN
    : 100
  const isParsed = /^v\s*=\s*DMARC1$/i.test(version ?? '') && p >= 0 && sp >= 0 && pct >= 0 && pct <= 100
  return isParsed ? { p, sp, pct } : undefined
}
