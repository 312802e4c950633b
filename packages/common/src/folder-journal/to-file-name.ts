// A trailing dot is in the list because Windows drops it. A name that is, up to its first dot, a device such as `nul` or
// `com1` opens that device on Windows.
const unsafe = /[^a-z0-9.@_-]|\.$|^(?=(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$))./g

// File systems allow 255 bytes. The rest is for what callers append, such as `.pending` and the name of a draft.
const longest = 180
const kept = 100

/**
 * Returns a file name for a text that is not empty, such as an address of a plan. Two texts have different names, also
 * on file systems that ignore case. The name is valid on Linux, macOS and Windows and has at most 180 characters.
 *
 * Lower-case letters, digits, `.`, `@`, `_` and `-` stay, and `/` becomes `~`. Any other character, each upper-case letter
 * too, becomes `%` and its UTF-16 code in four hexadecimal digits. A longer name is cut, and `=` and the SHA-256 of the
 * whole name follow.
 *
 * @example toFileName('vps/Web-1.root_password') // vps~%0057eb-1.root_password
 */
export function toFileName(text: string): string {
  const name = text.replaceAll(unsafe, (unit) =>
    unit === '/' ? '~' : `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  if (name.length <= longest) return name
  // Loading this module takes 3 ms, about a tenth of the start of Node, and few names are this long.
  const { createHash } = process.getBuiltinModule('node:crypto')
  return `${name.slice(0, kept)}=${createHash('sha256').update(name).digest('hex')}`
}
