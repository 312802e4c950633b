import { toJapaneseMenu } from './japanese-menu.ts'
import {
  changelog,
  consolePage,
  examplesPage,
  glossary,
  guidesTitle,
  japaneseChangelog,
  japaneseConsolePage,
  japaneseExamplesPage,
  japaneseGlossary,
  japaneseOverview,
  japaneseReferencePage,
  japaneseWorkflowsPage,
  overview,
  pictures,
  referencePage,
  workflowsPage,
  type Page,
  type Section,
  type Site,
} from './navigation.ts'

/**
 * Creates the menus: the fixed pages, and between them those that come from files. `counterparts` are the guides in
 * Japanese.
 */
export function createNavigation(
  guides: readonly Page[],
  sdk: readonly Page[],
  counterparts: readonly Page[] = [],
): Site['sections'] {
  const en: Section[] = [
    { title: 'Start', pages: [overview, examplesPage, glossary] },
    { title: guidesTitle.en, pages: guides },
    {
      title: 'HTTP API',
      pages: [referencePage, japaneseReferencePage, consolePage, workflowsPage, changelog],
    },
    { title: 'TypeScript SDK', pages: sdk, hasIndex: true },
    { title: 'Inside', pages: [pictures] },
  ]
  return {
    en,
    ja: toJapaneseMenu(en, [
      japaneseOverview,
      japaneseGlossary,
      japaneseReferencePage,
      japaneseConsolePage,
      japaneseChangelog,
      japaneseExamplesPage,
      japaneseWorkflowsPage,
      ...counterparts,
    ]),
  }
}
