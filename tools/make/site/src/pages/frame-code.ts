import { escapeHtml } from '../shell/escape-html.ts'

const languages: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  js: 'JavaScript',
  sh: 'Shell',
  json: 'JSON',
  yaml: 'YAML',
  python: 'Python',
  go: 'Go',
  php: 'PHP',
  http: 'HTTP',
}

/** What a language is called above a block of it. */
export function nameLanguage(language: string): string {
  return languages[language] ?? 'Text'
}

/** A block of code below a bar: what it is, whether its lines go on, and a place for its buttons. */
export function frameCode(html: string, title: string, attributes = ''): string {
  return `<div class="code"${attributes}><div class="code-bar"><span>${escapeHtml(title)}</span><span class="goes-on" aria-hidden="true">scrolls ⟷</span></div>${html}</div>\n`
}
