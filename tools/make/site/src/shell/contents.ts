import { escapeHtml } from './escape-html.ts'
import { type Heading, readHeadings } from './headings.ts'

/** The table of contents: beside the page, and folded above it on narrow screens. */
export interface Contents {
  readonly beside: string
  readonly above: string
}

// A longer list shows inner headings only in the part that the reader has scrolled to.
const mostAtOnce = 40

/** Renders the headings of a page's content as links, below a title. */
export function renderContents(content: string, title: string): Contents {
  const headings = readHeadings(content).filter(({ level }) => level === 2 || level === 3)
  if (headings.length < 2) return { beside: '<div class="contents"></div>', above: '' }
  const isLong = headings.length > mostAtOnce
  const outer = headings.filter(({ level }) => level === 2)
  return {
    beside: `<nav class="contents${isLong ? ' is-long' : ''}" aria-label="${title}"><h2>${title}</h2>${renderList(headings)}</nav>`,
    above: `<details class="contents-above"><summary>${title}</summary>${renderList(isLong ? outer : headings)}</details>`,
  }
}

/** Renders headings as a list of links, with those of the third level nested below the second. */
function renderList(headings: readonly Heading[]): string {
  const starts = headings.flatMap(({ level }, index) => (level === 2 || index === 0 ? [index] : []))
  const items = starts.map((start, at) => {
    const [first, ...inner] = headings.slice(start, starts[at + 1]).map(renderLink)
    return `<li>${first}${inner.length === 0 ? '' : `<ul><li>${inner.join('</li><li>')}</li></ul>`}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

function renderLink({ id, text }: Heading): string {
  return `<a href="#${id}">${escapeHtml(text).replaceAll('.', '.<wbr>')}</a>`
}
