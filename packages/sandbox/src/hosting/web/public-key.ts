const kinds = new Set([
  'ssh-ed25519',
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
])

/** Kind and data of a public key in OpenSSH format on one line; `undefined` for any other text. */
export function parsePublicKey(text: string): string | undefined {
  const [, kind, data] = /^(\S+) +([A-Za-z0-9+/]+={0,2})(?: +[^\r\n]*)?$/.exec(text.trim()) ?? []
  if (kind === undefined || data === undefined || !kinds.has(kind)) return undefined
  // The data begins with the kind once more, after its length.
  const start = Buffer.alloc(4 + kind.length)
  start.writeUInt32BE(kind.length)
  start.write(kind, 4)
  const bytes = Buffer.from(data, 'base64')
  return bytes.length > start.length && bytes.subarray(0, start.length).equals(start)
    ? `${kind} ${data}`
    : undefined
}
