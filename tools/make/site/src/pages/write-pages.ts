import { Eleventy } from '@11ty/eleventy'
import type MarkdownIt from 'markdown-it'
import type { Page, Site } from '../shell/navigation.ts'

/** A page that no file in `docs/` holds, such as one of the SDK reference. */
export interface MadePage {
  /** From the root of the site, without an ending: `sdk/common`. */
  readonly stem: string
  readonly title: string
  readonly summary: string
  /** As the menu groups it. */
  readonly group?: string
  /** Markdown. */
  readonly content: string
}

/** Writes every page of the site: those of `docs/` and those that were made. The process stands at the root of the repository. */
export async function writePages(
  output: string,
  made: readonly MadePage[],
  markdown: MarkdownIt,
  site: Site,
): Promise<void> {
  const eleventy = new Eleventy('docs', output, {
    quietMode: true,
    config(config) {
      config.setTemplateFormats(['md', '11ty.ts'])
      config.addExtension(['11ty.ts'], { key: '11ty.js' })
      config.setLayoutsDirectory('../tools/make/site/src/layouts')
      config.setUseGitIgnore(false)
      config.ignores.add('docs/contributing/**')
      config.ignores.add('docs/decisions/**')
      config.ignores.add('docs/sdk/**')
      config.setLibrary('md', markdown)
      config.addGlobalData('site', site)
      config.addGlobalData('layout', 'page.11ty.ts')
      config.addGlobalData('permalink', () => ({ page }: { page: { filePathStem: string } }) => {
        return `${page.filePathStem}.html`
      })
      for (const { stem, content, ...data } of made) config.addTemplate(`${stem}.md`, content, data)
      // What a page says is what it shows: no template language looks into it.
      return { markdownTemplateEngine: false }
    },
  })
  await eleventy.write()
}

/** A made page as the navigation lists it. */
export function toPage({ stem, content: _, ...page }: MadePage): Page {
  return { path: `${stem}.html`, ...page }
}
