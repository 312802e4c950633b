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

/** Returns the name of a language as the bar above a block shows it. */
export function nameLanguage(language: string): string {
  return languages[language] ?? 'Text'
}

/** Returns a block of code with a bar above it: the title, and room for buttons. */
export function frameCode(html: string, title: string, attributes = ''): string {
  return `<div class="code"${attributes}><div class="code-bar"><span>${escapeHtml(title)}</span></div>${html}</div>\n`
}
