/** Scrolls a block of code so that the first character that differs from the text before is in its middle. */
export function scrollToChange(block: HTMLElement, before: string, after: string): void {
  let at = 0
  while (at < after.length && after[at] === before[at]) at += 1
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text
    if (at >= node.length) {
      at -= node.length
      continue
    }
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const { top } = range.getBoundingClientRect()
    block.scrollTop += top - block.getBoundingClientRect().top - block.clientHeight / 2
    return
  }
}
