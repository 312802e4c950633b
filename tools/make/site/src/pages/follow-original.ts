import { posix } from 'node:path'
import type MarkdownIt from 'markdown-it'
import type { Env } from './block-words.ts'

/**
 * Gives the headings of a translation the ids of its original, in order. Links lead to the same place in both languages,
 * and the switch of the language keeps the reader's place.
 */
export function nameHeadingsAsOriginal(
  markdown: MarkdownIt,
  readOriginal: (path: string) => string | undefined,
): void {
  markdown.core.ruler.push('original-ids', ({ tokens, env }) => {
    const { path } = env as Env
    const original = readOriginal(path)
    if (original === undefined) return
    const ids = listHeadingIds(markdown, original)
    const headings = tokens.filter(({ type, tag }) => type === 'heading_open' && tag !== 'h1')
    if (headings.length !== ids.length)
      throw new Error(`${path} has ${headings.length} headings, and its original ${ids.length}.`)
    for (const [index, heading] of headings.entries()) heading.attrSet('id', ids[index]!)
  })
}

function listHeadingIds(markdown: MarkdownIt, text: string): string[] {
  return markdown
    .parse(text, { path: 'original' })
    .filter(({ type, tag }) => type === 'heading_open' && tag !== 'h1')
    .map((heading) => heading.attrGet('id') ?? '')
}

/** Returns a relative link to the translation of the page that a link leads to, if that page has one. */
export function toTranslation(
  from: string,
  link: string,
  findJapanese: (path: string) => string | undefined,
): string {
  const [file = '', ...anchor] = link.split('#')
  if (file === '' || /^\w+:/.test(file)) return link
  const folder = posix.dirname(from)
  const translation = findJapanese(posix.normalize(posix.join(folder, file)))
  if (translation === undefined) return link
  return [posix.relative(folder, translation), ...anchor].join('#')
}
