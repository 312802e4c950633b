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

/** Folders of the machine that builds the packages; no published file may contain their paths. */
const places: readonly string[] = [
  fileURLToPath(new URL('../../../..', import.meta.url)),
  `${homedir()}/`,
  `${tmpdir()}/`,
]

/** Finds the first text that looks like a credential, or like a path of the machine on which the package was built. */
export function findPrivate(text: string): string | undefined {
  return findSecret(text) ?? places.find((place) => text.includes(place))
}

/** Finds the first text that looks like a credential. */
export function findSecret(text: string): string | undefined {
  return patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
}

/** Reports whether a file must not be published: settings, keys, build state. */
export function isPrivateFile(path: string): boolean {
  return /(^|\/)\.[^/]*(\/|$)|\.(pem|key|p12|tgz|tsbuildinfo|sqlite|log)$/.test(path)
}
