import { escapeHtml } from './escape-html.ts'

/** One of several ways to do the same. */
export interface Alternative {
  readonly name: string
  readonly title: string
  readonly html: string
}

/** What readers choose once, for all pages: `alternatives.css` knows the names of each. */
export type Choice = 'language' | 'manager'

/**
 * Alternatives below their names, one of which is shown. Which one is an attribute of the page, set before anything is
 * shown: nothing moves, and a choice holds for all others of its kind. Without a script it is the first.
 */
export function renderAlternatives(
  choice: Choice,
  label: string,
  alternatives: readonly Alternative[],
): string {
  const tabs = alternatives.map(
    ({ name, title }, index) =>
      `<button type="button" data-name="${name}" aria-pressed="${index === 0}">${escapeHtml(title)}</button>`,
  )
  const blocks = alternatives.map(
    ({ name, html }) => `<div class="alternative" data-name="${name}">${html}</div>`,
  )
  return `<div class="alternatives" data-choice="${choice}"><div class="tabs" role="group" aria-label="${escapeHtml(label)}">${tabs.join('')}</div>${blocks.join('')}</div>`
}
