// Mends what Redoc leaves to be mended for readers who hear the page: a button whose name hides what it shows.
function nameButtons(): void {
  for (const button of document.querySelectorAll('button[aria-label="Example"]')) {
    const shown = button.textContent.trim()
    if (shown !== '') button.setAttribute('aria-label', `Example: ${shown}`)
  }
}

new MutationObserver(nameButtons).observe(document.body, { childList: true, subtree: true })
nameButtons()
