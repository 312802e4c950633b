import { PublishError } from '../errors/publish-error.ts'

/**
 * Rejects paths that visitors or people on other systems cannot open: names that a URL cannot contain, longer than a
 * file system takes, or that differ from another one only in case.
 */
export function rejectUnreachable(paths: readonly string[]): void {
  const byFolded = new Map<string, string>()
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const why = whyUnreachable(name)
    if (why !== undefined)
      throw new PublishError('folder', `${JSON.stringify(path)} ${why}: rename it, or ignore it.`, {
        paths: [path],
      })
    const folded = path.toLowerCase()
    const other = byFolded.get(folded)
    if (other !== undefined)
      throw new PublishError(
        'folder',
        other === path
          ? `Two files are called ${path}: rename one.`
          : `${other} and ${path} differ only in case, so one replaces the other on many systems: rename one, or ignore it.`,
        { paths: [other, path] },
      )
    byFolded.set(folded, path)
  }
}

function whyUnreachable(name: string): string | undefined {
  // Browsers turn a backslash in an address into a slash.
  if (name.includes('\\')) return 'contains a backslash, so no URL reaches it'
  if (/\p{Cc}/u.test(name)) return 'contains a control character'
  if (!name.isWellFormed() || name.includes('\uFFFD')) return 'is no valid UTF-8, so no URL reaches it'
  return Buffer.byteLength(name) > 255 ? 'has a name of more than 255 bytes' : undefined
}
