// The layout of every page that Eleventy makes; it finds the pages by itself.
import { createNavigation, type Page } from '../shell/navigation.ts'
import { renderCards, renderShell } from '../shell/shell.ts'

interface Item {
  readonly url: string
  readonly data: { readonly title: string; readonly summary?: string; readonly order?: number }
}

interface Data {
  readonly content: string
  readonly title: string
  readonly page: { readonly url: string }
  readonly collections: { readonly all: readonly Item[] }
}

export function render({ content, title, page, collections }: Data): string {
  const pagesIn = (folder: string): Page[] =>
    collections.all
      .filter(({ url }) => url.startsWith(`/${folder}/`))
      .toSorted((one, other) => (one.data.order ?? 0) - (other.data.order ?? 0))
      .map(({ url, data }) => ({ path: url.slice(1), title: data.title, summary: data.summary ?? '' }))
  const guides = pagesIn('guides')
  const whole = content.replace('<!-- guides -->', () => renderCards(guides))
  return renderShell({ path: page.url.slice(1), title }, whole, createNavigation(guides, pagesIn('sdk')))
}
