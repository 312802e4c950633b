import { copyOnClick } from './copy-on-click.ts'
import { loadScript, root } from './load-file.ts'

declare global {
  var hostwrightMarkdown: string | undefined
}

/** The button above a page that copies it as Markdown, which is loaded when it is pressed. */
export function connectCopyPage(): void {
  const button = document.querySelector<HTMLButtonElement>('.page-copy button')
  if (button === null) return
  // An insecure address has no clipboard; the link beside the button leads to the same text.
  button.hidden = !('clipboard' in navigator)
  copyOnClick(button, async () => {
    if (globalThis.hostwrightMarkdown === undefined) await loadScript(`${root}${button.dataset['script']!}`)
    return globalThis.hostwrightMarkdown ?? ''
  })
}
