import type { Highlight } from '../pages/create-highlight.ts'
import type { Wording } from './describe-fields.ts'

/** The functions and texts that every part of a reference page uses. */
export interface Context extends Wording {
  /** Renders Markdown as HTML, with links relative to the page. */
  readonly render: (markdown: string) => string
  /** Renders a line of Markdown without a paragraph around it. */
  readonly renderLine: (markdown: string) => string
  readonly highlight: Highlight
  /** Returns the link from this page to another page of the site. */
  readonly link: (path: string) => string
}
