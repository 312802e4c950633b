import { type HostKey, parseHostKey } from './host-key.ts'

/** A line of a `known_hosts` file. */
export interface KnownHost {
  /** The names of the line: patterns with commas between them, or one hashed name. */
  readonly names: string
  readonly key: HostKey
  /** Whether the line is marked `@revoked`: its key is never accepted. */
  readonly isRevoked: boolean
}

/**
 * Reads the lines of `known_hosts` files as OpenSSH does. Lines that it would skip are left out: comments, damaged
 * ones, and keys of SSH 1. Lines of certificate authorities are left out too, because certificates are not supported.
 */
export function parseKnownHosts(text: string): KnownHost[] {
  return text.split('\n').flatMap((line) => parseLine(line) ?? [])
}

function parseLine(line: string): KnownHost | undefined {
  const fields = line
    .replace(/\r$/, '')
    .split(/[ \t]+/)
    .filter((field) => field !== '')
  const marker = fields[0]?.startsWith('@') ? fields.shift() : undefined
  const [names, type, text] = fields
  if (names === undefined || names.startsWith('#') || text === undefined) return undefined
  if (marker !== undefined && marker !== '@revoked') return undefined
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  const key = parseHostKey(Buffer.from(text, 'base64'))
  if (key === undefined || key.type !== type) return undefined
  return { names, key, isRevoked: marker !== undefined }
}
