/** Checks an SSH key. Returns the problem of a text that is no public key; `undefined` if there is none. */
export function checkPublicKey(text: string): string | undefined {
  if (parsePublicKey(text) !== undefined) return undefined
  return 'is not a public key on one line: give such as ssh-ed25519 AAAA… without options before it'
}

/** Returns the type and the data of a public key in OpenSSH format on one line; `undefined` for any other text. */
export function parsePublicKey(text: string): string | undefined {
  const [, kind = '', data = ''] = /^(\S+) +([A-Za-z0-9+/]+={0,2})(?: [^\r\n]*)?$/.exec(text.trim()) ?? []
  if (!kinds.has(kind)) return undefined
  // The data begins with the length of the type, as four bytes, and the type again.
  const start = `\0\0\0${String.fromCharCode(kind.length)}${kind}`
  const bytes = fromBase64(data)
  return bytes.length > start.length && bytes.startsWith(start) ? `${kind} ${data}` : undefined
}

const kinds: ReadonlySet<string> = new Set([
  'ssh-ed25519',
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
])

/** Decodes base64, with or without padding, to a text with a character for each byte. */
function fromBase64(text: string): string {
  const digits = text.replace(/=+$/, '')
  // A single digit after the last group of four does not make a byte, so it is dropped.
  return atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits)
}
