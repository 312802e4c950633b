import { fixedPages, pictures } from './fixed-pages.ts'
import { toJapaneseMenu } from './japanese-menu.ts'
import { guidesTitle, type Page, type Section, type Site } from './navigation.ts'

/**
 * Creates the menus: the fixed pages, and between them those that come from files. `counterparts` are the guides and the
 * pages of the SDK in Japanese.
 */
export function createNavigation(
  guides: readonly Page[],
  sdk: readonly Page[],
  counterparts: readonly Page[] = [],
): Site['sections'] {
  const { overview, examples, glossary, reference, console, workflows, changelog } = fixedPages
  const en: Section[] = [
    { title: 'Start', pages: [overview.en, examples.en, glossary.en] },
    { title: guidesTitle.en, pages: guides },
    {
      title: 'HTTP API',
      pages: [reference.en, reference.ja, console.en, workflows.en, changelog.en],
    },
    { title: 'TypeScript SDK', pages: sdk, hasIndex: true },
    { title: 'Inside', pages: [pictures] },
  ]
  return { en, ja: toJapaneseMenu(en, [...Object.values(fixedPages).map(({ ja }) => ja), ...counterparts]) }
}
