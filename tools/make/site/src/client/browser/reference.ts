// What the reference does besides Redoc: the menu follows the reader, buttons say what they show, and samples run.
import { addRunButtons } from './reference/add-run-buttons.ts'
import { followOperations } from './follow-operations.ts'

// Redoc's buttons have a name that hides what they show from readers who hear the page.
function nameButtons(): void {
  const name = document.documentElement.lang === 'ja' ? '例：' : 'Example: '
  for (const button of document.querySelectorAll('button[aria-label="Example"]')) {
    const shown = button.textContent.trim()
    if (shown !== '') button.setAttribute('aria-label', name + shown)
  }
}

function complete(): void {
  nameButtons()
  addRunButtons()
}

new MutationObserver(complete).observe(document.body, { childList: true, subtree: true })
complete()
followOperations()
