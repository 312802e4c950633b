import { escapeHtml } from './escape-html.ts'
import { readHeadings } from './headings.ts'

/** What is on a page, beside it; on a narrow screen above it, to be unfolded. */
export interface Contents {
  readonly beside: string
  readonly above: string
}

/** The headings of a page's content as links, below a title. */
export function renderContents(content: string, title: string): Contents {
  const headings = readHeadings(content).filter(({ level }) => level === 2 || level === 3)
  if (headings.length < 2) return { beside: '<div class="contents"></div>', above: '' }
  const links = headings.map(
    ({ level, id, text }) =>
      `<li class="level-${level}"><a href="#${id}">${escapeHtml(text).replaceAll('.', '.<wbr>')}</a></li>`,
  )
  const list = `<ul>${links.join('')}</ul>`
  return {
    beside: `<nav class="contents" aria-label="${title}"><h2>${title}</h2>${list}</nav>`,
    above: `<details class="contents-above"><summary>${title}</summary>${list}</details>`,
  }
}
