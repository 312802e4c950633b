import { copyOnClick } from './copy-on-click.ts'
import { element } from './view/element.ts'
import { words } from './words/words.ts'

/** Gives blocks of code a copy button, and a note when their lines are wider than the block. */
export function connectCodeBlocks(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('.code')]
  for (const block of blocks) {
    // Browsers offer no clipboard to pages from an insecure address.
    if (block.querySelector('pre') !== null && 'clipboard' in navigator) {
      const button = element('button', { type: 'button' }, words.copy)
      copyOnClick(button, () => findShown(block)?.textContent ?? '')
      block.firstElementChild?.append(button)
    }
    // A block with several alternatives has to be measured again when the reader chooses another one.
    block.addEventListener('change', () => tellWhetherItScrolls(block))
  }
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) tellWhetherItScrolls(target as HTMLElement)
  })
  for (const block of blocks) watcher.observe(block)
  // A font that loads late changes the width of lines but not the size of the block, so the observer misses it.
  document.fonts.addEventListener('loadingdone', () => {
    for (const block of blocks) tellWhetherItScrolls(block)
  })
}

/** Returns the code that a block shows: the chosen alternative if it has several. */
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
