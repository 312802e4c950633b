import stringWidth from 'fast-string-width'

/** Cuts a text to a width in columns of a terminal. An East Asian character takes two. A cut text ends in `…`. */
export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text
  let left = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(left + segment) > width - 1) break
    left += segment
  }
  return `${left}…`
}
