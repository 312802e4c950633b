import { findLanguage, type Page, toLink } from './navigation.ts'

/** Pages with a copy in Markdown beside them: those of the reference, and the lists, have it in English only. */
const written =
  /^(?:guides|sdk)\/|^reference\/(?!ja\/)|^(?:examples|glossary|changelog|workflows|reference)\.html$/

/** Returns the address of a page's Markdown; `undefined` for pages without it, such as the console. */
export function toMarkdownPath(path: string): string | undefined {
  return written.test(path) ? path.replace(/\.html$/, '.md') : undefined
}

/**
 * Returns the address of the script with the same text. The copy button needs it: a page from a disk cannot fetch
 * files.
 */
export function toMarkdownScript(path: string): string {
  return `assets/markdown/${path.replaceAll('/', '.').replace(/\.html$/, '.js')}`
}

/** Renders a button that copies the page as Markdown, and a link to the file. */
export function renderMarkdownCopy({ path }: Page): string {
  const copy = toMarkdownPath(path)
  if (copy === undefined) return ''
  const text = findLanguage(path) === 'ja' ? 'ページをコピー' : 'Copy page'
  return `<button type="button" data-script="${toMarkdownScript(path)}">${text}</button><a href="${toLink(path, copy)}" type="text/markdown">Markdown</a>`
}
