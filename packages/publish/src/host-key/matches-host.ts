import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns whether the names of a line in `known_hosts` include a host: `host`, or `[host]:port` for another port than
 * 22. Names are patterns with `*` and `?`; `!` in front of one excludes its hosts. A hashed name is one host.
 */
export function matchesHost(names: string, given: string): boolean {
  const host = given.toLowerCase()
  if (names.startsWith('|')) return matchesHash(names, host)
  let matches = false
  for (const name of names.toLowerCase().split(',')) {
    const isNegated = name.startsWith('!')
    if (!matchesPattern(isNegated ? name.slice(1) : name, host)) continue
    if (isNegated) return false
    matches = true
  }
  return matches
}

/** Returns the name by which `known_hosts` has a host at a port. */
export function toKnownName(host: string, port: number): string {
  return port === 22 ? host.toLowerCase() : `[${host.toLowerCase()}]:${port}`
}

function matchesHash(names: string, host: string): boolean {
  const [, salt, hash] = /^\|1\|([^|]+)\|([^|]+)$/.exec(names) ?? []
  if (salt === undefined || hash === undefined) return false
  const expected = Buffer.from(hash, 'base64')
  const found = createHmac('sha1', Buffer.from(salt, 'base64')).update(host).digest()
  return expected.length === found.length && timingSafeEqual(expected, found)
}

/** Matches in linear memory and without backtracking over more than one star, whatever the pattern is. */
function matchesPattern(pattern: string, text: string): boolean {
  let at = 0
  let star = -1
  let resumeAt = 0
  let index = 0
  while (index < text.length) {
    if (pattern[at] === '*') {
      star = at
      at += 1
      resumeAt = index
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[index])) {
      at += 1
      index += 1
    } else if (star >= 0) {
      at = star + 1
      resumeAt += 1
      index = resumeAt
    } else return false
  }
  while (pattern[at] === '*') at += 1
  return at === pattern.length
}
