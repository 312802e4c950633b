import { toPathPattern } from './path-pattern.ts'
import type { Converted } from './converted.ts'

/** Converts the blocks of a `_headers` file to directives of `mod_headers`. */
export function toHeaderLines(text: string): Converted {
  const lines: string[] = []
  const left: string[] = []
  let path: string | undefined
  let seen = new Set<string>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim()
    if (words === '' || words.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      path = words
      seen = new Set()
      continue
    }
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(words) ?? []
    const converted = toDirective(path, name, value, seen.has(name.toLowerCase()))
    seen.add(name.toLowerCase())
    if (converted.why === undefined) lines.push(...converted.lines)
    else left.push(`_headers, line ${index + 1}: ${converted.why}`)
  }
  return { lines, left }
}

type Directive = { readonly lines: readonly string[]; readonly why?: undefined } | { readonly why: string }

function toDirective(path: string | undefined, name: string, value: string, isAgain: boolean): Directive {
  const pattern = path === undefined ? undefined : toPathPattern(path)
  if (pattern === undefined) return { why: `${path ?? 'it'} is not a path that can be converted.` }
  if (name === '' || value === '') return { why: 'it is no header with a value.' }
  if (/^basic-auth$/i.test(name))
    return { why: 'a password needs a file outside of the site: set it up on the server.' }
  if (/["\\]/.test(value)) return { why: 'its value has a quotation mark or a backslash.' }
  // Several lines of one header are one list.
  const directive = `Header ${isAgain ? 'append' : 'set'} ${name} "${value.replaceAll('%', '%%')}"`
  if (path === '/*') return { lines: [directive] }
  const expression = pattern.expression.replace('^', '^/').replaceAll('#', '')
  return { lines: [`<If "%{REQUEST_URI} =~ m#${expression}#">`, `  ${directive}`, '</If>'] }
}
