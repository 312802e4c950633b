import { escapeHtml } from '../shell/escape-html.ts'
import type { DescribedOperation } from './deep-link.ts'

/** The operations as the menu lists them inside the reference: by tag, each tag to be opened. */
export function renderOperations(operations: readonly DescribedOperation[]): string {
  const titles = [...new Set(operations.map(({ group }) => group))]
  const groups = titles.map((title) => {
    const links = operations
      .filter((operation) => operation.group === title)
      .map(({ link, method, summary }) => {
        const address = link.slice(link.indexOf('#'))
        return `<li><a href="${address}"><b class="${method.toLowerCase()}">${method}</b> ${escapeHtml(summary)}</a></li>`
      })
    return `<details><summary>${escapeHtml(title)}</summary><ul>${links.join('')}</ul></details>`
  })
  return `<div class="operations">${groups.join('')}</div>`
}
