// The layout of every page that Eleventy makes.
import { findLanguage, findPage, guidesTitle, type Site } from '../shell/navigation.ts'
import { renderGroups, renderShell } from '../shell/shell.ts'

interface Data {
  readonly content: string
  readonly title: string
  readonly summary?: string
  readonly page: { readonly url: string }
  readonly site: Site
}

export function render({ content, title, summary, page, site }: Data): string {
  const path = page.url.replace(/\/$/, '/index.html').slice(1) // Eleventy shortens the address of an index
  const lang = findLanguage(path)
  const guides = site.sections[lang].find(({ title: name }) => name === guidesTitle[lang])?.pages ?? []
  const whole = content.replace('<!-- guides -->', () => renderGroups(guides))
  const told = summary ?? findPage(site.sections[lang], path)?.summary
  if (told === undefined) throw new Error(`${path} has no summary: give it one beside its title.`)
  return renderShell({ path, title, summary: told, ...(lang === 'ja' && { lang }) }, whole, site)
}
