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

/**
 * Returns the effects of another DMARC text: a weaker policy lets forged mail through, a stronger one ends other mail.
 * Receivers of RFC 7489 read `pct`, those of RFC 9989 read `np` and `t` in its place: what changes for either is said.
 */
export function compareDmarc(before: string, after: string): Said {
  if (toText(before) === toText(after)) return []
  const [from, to] = [parseDmarc(before), parseDmarc(after)]
  if (from === undefined || to === undefined) return [...opens('DMARC'), ...ends('DMARC')]
  // Without a policy of its own, a subdomain that does not exist has that of the others, which is said already.
  const names = demands.filter((name) => name !== 'np' || from.np !== from.sp || to.np !== to.sp)
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
const alignments: readonly (string | undefined)[] = ['r', 's']
const demands = ['p', 'sp', 'np', 'pct', 't', 'adkim', 'aspf'] as const

/** Parses what a DMARC text demands, each as a number that is higher for a stronger demand. */
function parseDmarc(text: string): Readonly<Record<(typeof demands)[number], number>> | undefined {
  const tags = parseTags(text)
  if (tags === undefined || tags.get('v') !== 'dmarc1') return undefined
  const p = policies.indexOf(tags.get('p'))
  const sp = tags.has('sp') ? policies.indexOf(tags.get('sp')) : p
  const np = tags.has('np') ? policies.indexOf(tags.get('np')) : sp
  const parsed = {
    p,
    sp,
    np,
    pct: /^(?:\d{1,2}|100)$/.test(tags.get('pct') ?? '100') ? Number(tags.get('pct') ?? 100) : -1,
    // A test lowers each policy by one step. Where none demands anything it means nothing, and is equal to no number.
    t: Math.max(p, sp, np) === 0 ? NaN : tags.get('t') === 'y' ? 0 : 1,
    adkim: alignments.indexOf(tags.get('adkim') ?? 'r'),
    aspf: alignments.indexOf(tags.get('aspf') ?? 'r'),
  }
  return Object.values(parsed).some((demand) => demand < 0) ? undefined : parsed
}

/** Parses a list of tags such as `v=DMARC1; p=none`, with its first tag `v`. */
function parseTags(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = toText(text)
    .split(';')
    .map((tag): readonly [string, string | undefined] => {
      const [name = '', ...value] = tag.split('=')
      return [
        name.trim().toLowerCase(),
        value.length === 0 ? undefined : value.join('=').trim().toLowerCase(),
      ]
    })
    .filter(([name, value]) => name !== '' || value !== undefined)
  const tags = new Map<string, string>()
  for (const [name, value] of pairs) {
    // A tag that stands twice, or has no value, makes the whole list invalid (RFC 6376, 3.2).
    if (value === undefined || tags.has(name)) return undefined
    tags.set(name, value)
  }
  return pairs[0]?.[0] === 'v' ? tags : undefined
}
