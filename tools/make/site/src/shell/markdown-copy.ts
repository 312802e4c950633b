import { type Page, toLink } from './navigation.ts'

/** Pages that are text, of which there is a copy in Markdown beside them. */
const written =
  /^(?:guides|sdk|reference)\/(?!ja\/)|^(?:examples|glossary|changelog|workflows|reference)\.html$/

/** Where the Markdown of a page is; `undefined` where the page is more than text. */
export function toMarkdownPath(path: string): string | undefined {
  return written.test(path) ? path.replace(/\.html$/, '.md') : undefined
}

/** The script with the same text, for the copy button: a page from a disk may fetch nothing. */
export function toMarkdownScript(path: string): string {
  return `assets/markdown/${path.replaceAll('/', '.').replace(/\.html$/, '.js')}`
}

/** What stands above a page: a button that copies it as Markdown, and a link to that. */
export function renderMarkdownCopy({ path }: Page): string {
  const copy = toMarkdownPath(path)
  if (copy === undefined) return ''
  return `<p class="page-copy"><button type="button" data-script="${toMarkdownScript(path)}">Copy page</button><a href="${toLink(path, copy)}" type="text/markdown">Markdown</a></p>`
}
