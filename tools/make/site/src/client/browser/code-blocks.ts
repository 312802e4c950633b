import { words } from './words/words.ts'

/** What blocks of code do: each can be copied, and says so when its lines go on beyond its edge. */
export function connectCodeBlocks(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('.code')]
  for (const block of blocks) {
    // An insecure address has no clipboard.
    if (block.querySelector('pre') !== null && 'clipboard' in navigator)
      block.firstElementChild?.append(createButton(() => findShown(block)?.textContent ?? ''))
    // Of several that a reader can choose from, each has lines of its own.
    block.addEventListener('change', () => tellWhetherItScrolls(block))
  }
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) tellWhetherItScrolls(target as HTMLElement)
  })
  for (const block of blocks) watcher.observe(block)
  // Letters of another width change no size of a block.
  document.fonts.addEventListener('loadingdone', () => {
    for (const block of blocks) tellWhetherItScrolls(block)
  })
}

/** The code of a block: of several, the one that is chosen. */
function findShown(block: HTMLElement): HTMLElement | null {
  const chosen = [...block.querySelectorAll<HTMLElement>('.choice pre')].find((code) =>
    code.checkVisibility(),
  )
  return chosen ?? block.querySelector('pre')
}

function tellWhetherItScrolls(block: HTMLElement): void {
  const code = findShown(block)
  if (code === null) return
  const scrolls = code.scrollWidth > code.clientWidth
  block.classList.toggle('scrolls', scrolls)
  if (scrolls) {
    code.setAttribute('role', 'region')
    code.setAttribute('aria-label', words.codeScrolls)
  } else {
    code.removeAttribute('role')
    code.removeAttribute('aria-label')
  }
}

function createButton(readText: () => string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.copy
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(readText())
    button.textContent = words.copied
    setTimeout(() => (button.textContent = words.copy), 1_500)
  }
  button.addEventListener('click', () => void copy())
  return button
}
