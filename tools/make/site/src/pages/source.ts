import { readFileSync } from 'node:fs'
import type { Page } from '../shell/navigation.ts'

/** A page as Markdown, whose links are as in `docs/`. */
export interface Source {
  readonly page: Page
  readonly text: string
}

/** Reads the text of a page from its file in `docs/`, without what is said above it. */
export function readSource(page: Page): Source {
  const text = readFileSync(`docs/${page.path.replace(/\.html$/, '.md')}`, 'utf8')
  return { page, text: text.replace(/^---\n[\s\S]*?\n---\n\s*/, '') }
}
