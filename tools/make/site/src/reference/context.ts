import type { Highlight } from '../pages/create-highlight.ts'
import type { Follow } from './description.ts'
import type { Words } from './words.ts'

/** What every part of a page of the reference needs. */
export interface Context {
  readonly follow: Follow
  readonly words: Words
  /** Markdown as HTML, with links as the page needs them. */
  readonly render: (markdown: string) => string
  /** The same without paragraphs. */
  readonly renderLine: (markdown: string) => string
  readonly highlight: Highlight
  /** A page of the site as a link of this page. */
  readonly link: (path: string) => string
}
