import { escapeHtml } from './escape-html.ts'

/** One of several alternatives that a reader can choose from. */
export interface Alternative {
  readonly name: string
  readonly title: string
  readonly html: string
}

/** Choices that readers make once for all pages. `alternatives.css` has a rule for each of their values. */
export type Choice = 'language' | 'manager' | 'task'

/**
 * Renders alternatives below their tabs, one of which is visible. An attribute of the page selects it before the first
 * paint, so nothing moves, and a choice applies to all blocks of its kind. Without scripts the first is visible.
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
