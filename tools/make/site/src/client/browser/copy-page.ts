import { loadScript } from './load-file.ts'
import { words } from './words/words.ts'

declare global {
  var hostwrightMarkdown: string | undefined
}

/** The button above a page that copies it as Markdown, which is loaded when it is pressed. */
export function connectCopyPage(): void {
  const button = document.querySelector<HTMLButtonElement>('.page-copy button')
  const root = document.querySelector<HTMLElement>('.header')?.dataset['root'] ?? ''
  if (button === null) return
  // An insecure address has no clipboard; the link beside the button leads to the same text.
  button.hidden = !('clipboard' in navigator)
  const label = button.textContent
  const copy = async (): Promise<void> => {
    if (globalThis.hostwrightMarkdown === undefined) await loadScript(`${root}${button.dataset['script']!}`)
    await navigator.clipboard.writeText(globalThis.hostwrightMarkdown ?? '')
    button.textContent = words.copied
    setTimeout(() => (button.textContent = label), 1_500)
  }
  button.addEventListener('click', () => void copy())
}
