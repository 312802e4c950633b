import { fromBase64 } from './base64.ts'
import { toLengthAndBytes } from './length-and-bytes.ts'

const kinds = new Set([
  'ssh-ed25519',
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
])

/** Returns the type and the data of a public key in OpenSSH format on one line; `undefined` for any other text. */
export function parsePublicKey(text: string): string | undefined {
  const found = /^(\S+) +([A-Za-z0-9+/]+={0,2})(?: [^\r\n]*)?$/.exec(text.trim())
  if (found === null) return undefined
  const [, kind, data] = found as unknown as [string, string, string]
  if (!kinds.has(kind)) return undefined
  // A public key is its type, such as `ssh-ed25519`, followed by its data. The data must begin with the same type
  // again, after the type's length.
  const start = toLengthAndBytes(kind)
  const bytes = fromBase64(data)
  return bytes.length > start.length && start.every((byte, index) => bytes[index] === byte)
    ? `${kind} ${data}`
    : undefined
}
