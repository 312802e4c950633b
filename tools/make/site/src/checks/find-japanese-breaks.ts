import type { Page } from 'playwright-core'

/** Lines of Japanese text that break where they should not, each as the letters on both sides of the break. */
export interface JapaneseBreaks {
  /** Lines that begin with a long vowel mark or a small letter. */
  readonly forbidden: readonly string[]
  /** Breaks inside a word in katakana. */
  readonly inWords: readonly string[]
  /** Heads of tables that take more than one line. */
  readonly heads: readonly string[]
}

/** Finds the breaks of the Japanese texts that a page shows. */
export function findJapaneseBreaks(page: Page): Promise<JapaneseBreaks> {
  return page.evaluate(() => {
    const [forbidden, inWords]: string[][] = [[], []]
    const katakana = /[\u30A1-\u30FA\u30FC]/
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const topOf = (node: Node, at: number): number | undefined => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getClientRects()[0]?.top
    }
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent!
      const parent = node.parentElement!
      if (!/[\u3040-\u30FF]/.test(text) || parent.closest('pre, .skip, .hidden, legend, [lang=en]') !== null)
        continue
      // Most texts are one line. To ask for each letter of them takes most of the time.
      range.selectNodeContents(node)
      if (!parent.checkVisibility() || range.getClientRects().length < 2) continue
      let last = topOf(node, 0)
      for (let at = 1; at < text.length; at += 1) {
        const top = topOf(node, at)
        const isNewLine = top !== undefined && last !== undefined && top > last + 8
        if (isNewLine) {
          const [before, after] = [text[at - 1]!, text[at]!]
          const place = `${text.slice(Math.max(0, at - 4), at)}|${text.slice(at, at + 4)}`
          if (/[ーァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ]/.test(after)) forbidden!.push(place)
          if (katakana.test(before) && katakana.test(after)) inWords!.push(place)
        }
        last = top ?? last
      }
    }
    const heads = [...document.querySelectorAll('th')].filter((head) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(head)
      const inside = head.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      return head.checkVisibility() && inside > 1.5 * Number.parseFloat(lineHeight)
    })
    return { forbidden: forbidden!, inWords: inWords!, heads: heads.map((head) => head.textContent) }
  })
}
