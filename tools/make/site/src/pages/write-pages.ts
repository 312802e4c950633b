import { Eleventy } from '@11ty/eleventy'
import type MarkdownIt from 'markdown-it'
import type { Page, Site } from '../shell/navigation.ts'

/** A page that no file in `docs/` holds, such as one of the SDK reference. */
export interface MadePage {
  /** Address relative to the root of the site, without an ending, such as `sdk/common`. */
  readonly stem: string
  readonly title: string
  readonly summary: string
  /** Title of the page's group in the menu. */
  readonly group?: string
  /** Content of the page, as Markdown. */
  readonly content: string
}

/** Writes every page of the site: the files of `docs/` and the made pages. Run it from the root of the repository. */
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
      // Pages are not templates: braces in their text are shown as written.
      return { markdownTemplateEngine: false }
    },
  })
  await eleventy.write()
}

/** Returns the navigation's entry for a made page. */
export function toPage({ stem, content: _, ...page }: MadePage): Page {
  return { path: `${stem}.html`, ...page }
}
