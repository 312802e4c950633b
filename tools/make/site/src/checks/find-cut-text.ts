import type { Page } from 'playwright-core'

/**
 * Returns the beginnings of texts that a page shows only in part: beyond the edge of the window, or of an element that
 * hides what does not fit. Text that can be scrolled to counts as shown.
 */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent!.trim()
      const parent = node.parentElement!
      const isOnlyHeard = parent.closest('.skip, .hidden, legend') !== null
      if (text === '' || isOnlyHeard || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      let place: Element | null = parent
      for (; place !== null; place = place.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(place)
        const edge = place.getBoundingClientRect()
        const [hidesX, hidesY] = [overflowX, overflowY].map((one) => ['hidden', 'clip'].includes(one))
        const isCut = boxes.some(
          ({ left, right, top, bottom }) =>
            (hidesX && (left < edge.left - 1 || right > edge.right + 1)) ||
            (hidesY && (top < edge.top - 1 || bottom > edge.bottom + 1)),
        )
        if (isCut) cut.push(text.slice(0, 60))
        if (isCut || ['auto', 'scroll'].includes(overflowX)) break
      }
      const isBeyond = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)
      if (place === null && isBeyond) cut.push(text.slice(0, 60))
    }
    return cut
  })
}
