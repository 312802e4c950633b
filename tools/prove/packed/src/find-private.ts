import { homedir, tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

const patterns: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[\w+/=\s]{200}/, // a whole key, not a word about keys
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bgh[oprsu]_[A-Za-z0-9]{36}\b/,
  /\bgithub_pat_\w{22,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /_authToken\s*=/,
]

/** Where the packages are built: their files have no reason to tell. */
const places: readonly string[] = [
  fileURLToPath(new URL('../../../..', import.meta.url)),
  `${homedir()}/`,
  `${tmpdir()}/`,
]

/** The first thing in a text that looks like a credential, or like a place on the machine that it was built on. */
export function findPrivate(text: string): string | undefined {
  const secret = patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
  return secret ?? places.find((place) => text.includes(place))
}

/** Whether a file is one that nobody means to publish: settings, keys, build state. */
export function isPrivateFile(path: string): boolean {
  return /(^|\/)\.[^/]*(\/|$)|\.(pem|key|p12|tgz|tsbuildinfo|sqlite|log)$/.test(path)
}
