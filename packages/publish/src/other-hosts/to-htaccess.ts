import { toHeaderLines } from './to-header-lines.ts'
import { toRedirectLines } from './to-redirect-lines.ts'

/** The rules of other hosts as those of Apache. */
export interface Htaccess {
  /** The content of the `.htaccess`; empty if no rule could be written. */
  readonly text: string
  /** Lines that were not converted, each with its file and the reason: an `.htaccess` cannot do it, or it cannot be read. */
  readonly left: readonly string[]
}

/**
 * Converts files that only other hosts read to an `.htaccess` that does the same: the redirects, rewrites and error page
 * of `_redirects`, and the headers of `_headers`. Of `netlify.toml`, `vercel.json` and `CNAME` it converts nothing, and
 * says so.
 *
 * @param files the content of the files by their names at the top of the folder
 */
export function toHtaccess(files: Readonly<Record<string, string>>): Htaccess {
  const redirects = toRedirectLines(files['_redirects'] ?? '')
  const headers = toHeaderLines(files['_headers'] ?? '')
  const lines = [
    ...(redirects.lines.length > 0 ? ['RewriteEngine On', ...redirects.lines] : []),
    ...headers.lines,
  ]
  const unread = ['netlify.toml', 'vercel.json'].filter((name) => files[name] !== undefined)
  const left = [
    ...redirects.left,
    ...headers.left,
    ...unread.map(
      (name) => `${name} is not read: write its redirects and headers into the .htaccess by hand.`,
    ),
    ...(files['CNAME'] === undefined
      ? []
      : ['CNAME names a domain, which no .htaccess can: add it with hostwright domain create.']),
  ]
  return { text: lines.map((line) => `${line}\n`).join(''), left }
}
