import { escapeHtml } from '../shell/escape-html.ts'

/** One of several things of which one is shown. */
export interface Option {
  readonly title: string
  readonly html: string
}

/**
 * Several things below their names, the first of which is shown until another is chosen: without a script. The name
 * tells the choices of a page apart.
 */
export function renderChoice(name: string, label: string, options: readonly Option[]): string {
  const [first] = options
  if (options.length < 2) return first?.html ?? ''
  const items = options.map(({ title, html }, index) => {
    const input = `<input type="radio" name="${escapeHtml(name)}"${index === 0 ? ' checked' : ''}>`
    return `<label>${input}${escapeHtml(title)}</label><div>${html}</div>`
  })
  return `<fieldset class="choice"><legend>${escapeHtml(label)}</legend>${items.join('')}</fieldset>`
}
