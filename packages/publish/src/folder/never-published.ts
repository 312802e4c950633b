/**
 * Names that are never published unless `include` names their path: keys, dumps, backups, files of editors and
 * synchronisers, state of other programs. A name that begins with a dot is not published either, except for the two that
 * a web server needs.
 */
const neverPublished: readonly RegExp[] = [
  /\.(?:pem|key|p12|pfx|jks|keystore|ppk|kdbx)$/i,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:\.pub)?$/i,
  /\.(?:sql|sqlite3?|db|dump|mdb)(?:\.(?:gz|bz2|xz|zip))?$/i,
  /\.(?:bak|old|orig|save|backup|tmp|swp|swo|part|rej)$/i,
  /\.sync-conflict-|conflicted copy/i,
  /~$/,
  /^#.*#$/,
  /^(?:Thumbs\.db|desktop\.ini|ehthumbs\.db|Icon\r)$/i,
  /\.tfstate(?:\.backup)?$/,
  /^(?:npm-debug|yarn-error|yarn-debug|pnpm-debug)\.log/,
  /^(?:docker-compose|compose)(?:\.[\w-]+)?\.ya?ml$/,
  /^(?:node_modules|__MACOSX)$/,
]

/** Files that other hosts read and this one does not. */
export const ofOtherHosts: ReadonlySet<string> = new Set([
  '_redirects',
  '_headers',
  'netlify.toml',
  'vercel.json',
  'CNAME',
])

const dotNamesPublished: ReadonlySet<string> = new Set(['.well-known', '.htaccess'])

/** Why a file or folder is not published. */
export type Unpublished = 'hidden' | 'private' | 'of-other-hosts'

/** Returns why a name is not published; `undefined` if it is. `path` is relative to the folder. */
export function whyUnpublished(path: string): Unpublished | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (name.startsWith('.') && !dotNamesPublished.has(name)) return 'hidden'
  if (neverPublished.some((pattern) => pattern.test(name))) return 'private'
  return ofOtherHosts.has(path) ? 'of-other-hosts' : undefined
}
