import { basename, join } from 'node:path'
import { instance } from '@viz-js/viz'
import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import { isRunnable } from '../client/program/module-names.ts'
import type { Highlight } from './create-highlight.ts'
import { drawPicture } from './draw-picture.ts'
import { frameCode, nameLanguage } from './frame-code.ts'
import { escapeHtml } from '../shell/escape-html.ts'
import { labelCells } from './label-cells.ts'
import type { Links } from './links.ts'
import { linkTypes } from './link-types.ts'
import { addNotices } from './notices.ts'
import { type Manager, managers, translateCommands } from './package-managers.ts'
import { renderAlternatives } from '../shell/alternatives.ts'
import { findLanguage, toLink } from '../shell/navigation.ts'
import { type BlockWords, type Env, wordsOf } from './block-words.ts'
import { nameHeadingsAsOriginal, toTranslation } from './follow-original.ts'

export interface MarkdownOptions {
  /** Requests that the account of a program needs first, by the text of the program. */
  readonly preparations?: ReadonlyMap<string, string>
  /** Returns the Markdown of which a page is the translation; `undefined` for a page that is none. */
  readonly readOriginal?: (path: string) => string | undefined
  /** Returns the address in Japanese of a page that has one. */
  readonly findJapanese?: (path: string) => string | undefined
}

/**
 * Creates the Markdown renderer of the pages: code coloured for both themes, headings that link to themselves, tables
 * that scroll, notices, diagrams drawn from the `.dot` files of a folder, and links by name. Headings of a translation
 * have the ids of its original, and its links lead to pages in its language.
 */
export async function createMarkdown(
  highlight: Highlight,
  picturesFolder: string,
  links: Links,
  options: MarkdownOptions = {},
): Promise<MarkdownIt> {
  const { readOriginal, findJapanese } = options
  const markdown = new MarkdownIt({ html: true, highlight })
  if (readOriginal !== undefined) nameHeadingsAsOriginal(markdown, readOriginal)
  markdown.use(anchor, { level: [2, 3, 4], permalink: anchor.permalink.headerLink(), slugify: toSlug })
  await drawPictures(markdown, picturesFolder)
  addNotices(markdown)
  labelCells(markdown)
  followLinks(markdown, links, findJapanese)
  frameBlocks(markdown, highlight, links, options)
  markdown.renderer.rules['table_open'] = (tokens, index, _options, env: Env, self) =>
    `<div class="table" role="region" aria-label="${wordsOf(env).table}" tabindex="0"><table${self.renderAttrs(tokens[index]!)}>`
  markdown.renderer.rules['table_close'] = () => '</table></div>'
  return markdown
}

/**
 * Puts a bar above every block of code: its language or file name, and room for buttons.
 */
function frameBlocks(
  { renderer: { rules } }: MarkdownIt,
  highlight: Highlight,
  links: Links,
  { preparations = new Map(), findJapanese }: MarkdownOptions,
): void {
  const drawFence = rules.fence!
  rules.fence = (tokens, index, options, env: Env, self) => {
    const { info, content } = tokens[index]!
    const [language = '', file] = info.trim().split(/\s+/)
    const title = nameLanguage(language)
    const isProgram = language === 'ts' && file === undefined && isWhole(env, content)
    const runs = isProgram && isRunnable(content)
    const translated = language === 'sh' ? translateCommands(content) : undefined
    const words = wordsOf(env)
    if (translated !== undefined) return renderManagers(translated, highlight, words)
    const shown = drawFence(tokens, index, options, env, self)
    const toType = (name: string): string | undefined => {
      const found = links.findType(name, env.path.replace('.ja.html', '.html'))
      return found === undefined ? undefined : toOwn(env, toLink(env.path, found), findJapanese)
    }
    return frameCode(
      env.path.startsWith('sdk/') ? linkTypes(shown, toType) : shown,
      file ?? (isProgram && !runs ? words.join(title, words.nodeOnly) : title),
      runs ? ` data-run${toAttribute(preparations.get(content.trim()))}` : '',
    )
  }
}

/** Renders the same lines for every package manager; readers choose theirs once. */
function renderManagers(
  lines: Readonly<Record<Manager, string>>,
  highlight: Highlight,
  words: BlockWords,
): string {
  const blocks = managers.map((manager) => ({
    name: manager,
    title: manager,
    html: frameCode(highlight(lines[manager], 'sh'), nameLanguage('sh')),
  }))
  return renderAlternatives('manager', words.manager, blocks)
}

/** Returns whether a block of TypeScript is a whole program that can be run. SDK pages show declarations too. */
function isWhole({ path }: Env, content: string): boolean {
  return path.startsWith('sdk/') ? content.startsWith('import ') : /^(?:guides\/|index\.)/.test(path)
}

/** Returns the attribute with the requests that an account needs before a program. */
function toAttribute(preparation: string | undefined): string {
  return preparation === undefined ? '' : ` data-preparation="${escapeHtml(preparation)}"`
}

/** Returns a heading's id as code hosts build it, so that a link works both there and here. */
function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

async function drawPictures({ renderer: { rules } }: MarkdownIt, folder: string): Promise<void> {
  const viz = await instance()
  const drawImage = rules.image!
  rules.image = (tokens, index, ...rest) => {
    const { content, attrs } = tokens[index]!
    const source = attrs?.find(([name]) => name === 'src')?.[1] ?? ''
    if (!source.endsWith('.dot')) return drawImage(tokens, index, ...rest)
    return drawPicture(viz, join(folder, basename(source)), content)
  }
}

function followLinks(
  { renderer: { rules } }: MarkdownIt,
  links: Links,
  findJapanese: MarkdownOptions['findJapanese'],
): void {
  rules['link_open'] = (tokens, index, options, env: Env, self) => {
    const link = tokens[index]!.attrs?.find(([name]) => name === 'href')
    if (link !== undefined) {
      const named = links.resolve(link[1])
      link[1] = toOwn(env, named === undefined ? toPage(link[1]) : toLink(env.path, named), findJapanese)
    }
    return self.renderToken(tokens, index, options)
  }
  rules['code_inline'] = (tokens, index, _, env: Env) => {
    const { content } = tokens[index]!
    const code = `<code>${keepHyphens(escapeHtml(content))}</code>`
    const isInLink =
      tokens.slice(0, index).findLast(({ type }) => type.startsWith('link_'))?.type === 'link_open'
    const operation = isInLink ? undefined : links.findOperation(content)
    return operation === undefined
      ? code
      : `<a href="${toOwn(env, toLink(env.path, operation), findJapanese)}">${code}</a>`
  }
}

/** Keeps a line from ending at the hyphen of a short word in code, such as `packet-filter` in a path. */
function keepHyphens(html: string): string {
  return html.replaceAll(/(?<![^\s/])[^\s/]*-[^\s/]*/g, (word) =>
    word.length <= 32 ? `<span class="word">${word}</span>` : word,
  )
}

/** Returns an address in the language of the page, if there is one. */
function toOwn({ path }: Env, address: string, findJapanese: MarkdownOptions['findJapanese']): string {
  return findJapanese !== undefined && findLanguage(path) === 'ja'
    ? toTranslation(path, address, findJapanese)
    : address
}

/** Turns a link to a Markdown file into a link to its page. */
function toPage(address: string): string {
  return address.replace(/^(?!\w+:)([^#]*)\.md(?=#|$)/, '$1.html')
}
