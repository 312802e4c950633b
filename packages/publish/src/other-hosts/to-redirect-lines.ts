import { toPathPattern } from './path-pattern.ts'
import type { Converted } from './converted.ts'

const redirectStatuses = new Set(['301', '302', '303', '307', '308'])

/** Converts the lines of a `_redirects` file to rules of `mod_rewrite`. */
export function toRedirectLines(text: string): Converted {
  const lines: string[] = []
  const left: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.replace(/(?:^|\s)#.*$/, '').trim()
    if (words === '') continue
    const converted = toRule(words.split(/\s+/))
    if (typeof converted === 'string') left.push(`_redirects, line ${index + 1}: ${converted}`)
    else lines.push(...converted)
  }
  return { lines, left }
}

/** Returns the lines of a rule, or why it has none. */
function toRule([from = '', to = '', statusWord = '301', ...conditions]: readonly string[]):
  | string[]
  | string {
  if (to === '') return 'it has no target.'
  if (/^[^/]*=/.test(to) || conditions.length > 0)
    return 'an .htaccess of this kind has no conditions on countries, languages, roles or queries.'
  const isForced = statusWord.endsWith('!')
  const status = statusWord.replace(/!$/, '')
  const pattern = toPathPattern(from)
  if (pattern === undefined) return `${from} is not a path that can be converted.`
  const isUrl = /^https?:\/\//.test(to)
  if (!isUrl && !to.startsWith('/')) return `${to} is neither a path nor a URL.`
  if (status === '404' && from === '/*' && !isUrl && !isForced) return [`ErrorDocument 404 ${to}`]
  const target = toTarget(to, pattern.names)
  if (target === undefined)
    return `${to} has a placeholder that ${from} lacks, or a character that cannot be converted.`
  // Without an exclamation mark, a file that is there wins.
  const unlessThere = isForced
    ? []
    : ['RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteCond %{REQUEST_FILENAME} !-d']
  if (redirectStatuses.has(status))
    return [...unlessThere, `RewriteRule ${pattern.expression} ${target} [R=${status},L,NE]`]
  if (status !== '200') return `the status ${status} is not converted.`
  if (isUrl) return 'a rewrite to another host needs a proxy, which an .htaccess does not have here.'
  return [...unlessThere, `RewriteRule ${pattern.expression} ${target} [END]`]
}

/** Returns the target with the groups of the pattern in place of its placeholders. */
function toTarget(to: string, names: readonly string[]): string | undefined {
  if (!/^[\w\-./~:@!$&'()*+,;=?#%]+$/.test(to)) return undefined
  const scheme = /^https?:\/\/[^/]*/.exec(to)?.[0] ?? ''
  let isKnown = true
  const path = to
    .slice(scheme.length)
    .replaceAll(/[$%]/g, String.raw`\$&`)
    .replaceAll(/:([a-z_]\w*)/gi, (_, name: string) => {
      const group = names.indexOf(name) + 1
      if (group === 0 || group > 9) isKnown = false
      return `$${group}`
    })
  return isKnown ? `${scheme}${path}` : undefined
}
