import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type MarkdownIt from 'markdown-it'
import { findLanguage, guidesTitle, type Site } from '../shell/navigation.ts'
import { renderGroups, renderShell } from '../shell/shell.ts'
import type { Source } from './source.ts'

/** Writes pages as HTML. One of them lists the guides, where its text has a comment of that name. */
export function writePages(
  output: string,
  sources: readonly Source[],
  markdown: MarkdownIt,
  site: Site,
): void {
  for (const { page, text } of sources) {
    const { path } = page
    const lang = findLanguage(path)
    const guides = site.sections[lang].find(({ title }) => title === guidesTitle[lang])?.pages ?? []
    const content = markdown.render(text, { path }).replace('<!-- guides -->', () => renderGroups(guides))
    mkdirSync(dirname(`${output}/${path}`), { recursive: true })
    writeFileSync(`${output}/${path}`, renderShell(page, content, site))
  }
}
