// The constants of the Punycode algorithm (RFC 3492).
const base = 36
const tMin = 1
const tMax = 26
const skew = 38
const damp = 700
const initialBias = 72
const initialN = 128

/** Decodes the Punycode labels of a host name. Invalid labels are kept. */
export function fromPunycode(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decode(label.slice(4)) ?? label) : label))
    .join('.')
}

function decode(text: string): string | undefined {
  const end = Math.max(0, text.lastIndexOf('-'))
  const output = Array.from(text.slice(0, end), (character) => character.charCodeAt(0))
  let n = initialN
  let bias = initialBias
  let place = 0
  let index = end === 0 ? 0 : end + 1
  while (index < text.length) {
    const before = place
    let weight = 1
    for (let k = base; ; k += base) {
      const digit = toDigit(text[index++])
      if (digit === undefined) return undefined
      place += digit * weight
      const threshold = Math.min(Math.max(k - bias, tMin), tMax)
      if (digit < threshold) break
      weight *= base - threshold
    }
    const length = output.length + 1
    bias = adapt(place - before, length, before === 0)
    n += Math.floor(place / length)
    if (n > 0x10_ff_ff) return undefined
    place %= length
    output.splice(place++, 0, n)
  }
  return String.fromCodePoint(...output)
}

function toDigit(character: string | undefined): number | undefined {
  const digit = character === undefined ? -1 : 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character)
  return digit < 0 ? undefined : digit
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2)
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew))
}
