import { basename, join } from 'node:path'
import { instance } from '@viz-js/viz'
import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import { createHighlighter } from 'shiki'
import { drawPicture } from './draw-picture.ts'

const themes = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' }
const langs = ['ts', 'js', 'sh', 'json', 'yaml', 'python', 'go', 'php', 'http']

/**
 * Markdown as the pages have it: code in colours for both themes, headings with links to themselves,
 * tables that scroll, and pictures drawn from the `.dot` files of a folder.
 */
export async function createMarkdown(picturesFolder: string): Promise<MarkdownIt> {
  const highlighter = await createHighlighter({ themes: Object.values(themes), langs })
  const viz = await instance()
  const markdown = new MarkdownIt({
    html: true,
    highlight: (code, lang) =>
      highlighter.codeToHtml(code.trimEnd(), {
        lang: langs.includes(lang) ? lang : 'text',
        themes,
        defaultColor: false,
      }),
  })
  markdown.use(anchor, { level: [2, 3, 4], permalink: anchor.permalink.headerLink() })

  const { rules } = markdown.renderer
  const drawImage = rules.image!
  rules.image = (tokens, index, ...rest) => {
    const { content, attrs } = tokens[index]!
    const source = attrs?.find(([name]) => name === 'src')?.[1] ?? ''
    if (!source.endsWith('.dot')) return drawImage(tokens, index, ...rest)
    return drawPicture(viz, join(picturesFolder, basename(source)), content)
  }
  rules.link_open = (tokens, index, options, _, self) => {
    const { attrs } = tokens[index]!
    const link = attrs?.find(([name]) => name === 'href')
    if (link !== undefined) link[1] = link[1].replace(/^(?!\w+:)([^#]*)\.md(?=#|$)/, '$1.html')
    return self.renderToken(tokens, index, options)
  }
  rules.table_open = () => '<div class="table" role="region" aria-label="Table" tabindex="0"><table>'
  rules.table_close = () => '</table></div>'
  return markdown
}
