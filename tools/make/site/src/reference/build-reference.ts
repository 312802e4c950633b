import type { Sample } from '@hostwright/samples'
import type MarkdownIt from 'markdown-it'
import type { Highlight } from '../pages/create-highlight.ts'
import { escapeHtml } from '../shell/escape-html.ts'
import { fixedPages } from '../shell/fixed-pages.ts'
import { type Language, type Page, type Site, toLink } from '../shell/navigation.ts'
import { renderShell } from '../shell/shell.ts'
import type { Context } from './context.ts'
import { createFollow, type Description, type Tag } from './description.ts'
import { type DescribedOperation, listOperations, toTagPath } from './list-operations.ts'
import { linkMarks } from './link-marks.ts'
import { renderMenu } from './render-menu.ts'
import { renderOperation } from './render-operation.ts'
import { toMarkdown } from './to-markdown.ts'
import { createWords, type Words } from './words.ts'

/** Files of the description that the reference offers for download. */
export const downloads = [
  { name: 'openapi.yaml', title: '3.1 YAML' },
  { name: 'openapi.json', title: '3.1 JSON' },
  { name: 'openapi-3.0.yaml', title: '3.0.3 YAML' },
  { name: 'openapi-3.0.json', title: '3.0.3 JSON' },
  { name: 'openapi.ja.json', title: '3.1 JSON, 日本語' },
] as const

export interface ReferenceOptions {
  readonly description: Description
  /** The description in English, whose headings give a translation its ids. */
  readonly original: Description
  readonly samples: readonly Sample[]
  readonly toMethodLink: (method: string) => string
  readonly lang: Language
  readonly site: Site
  readonly markdown: MarkdownIt
  readonly highlight: Highlight
}

export interface BuiltPage {
  readonly page: Page
  readonly html: string
  /** The page as Markdown, with links by name. */
  readonly markdown: string
}

interface Reference extends ReferenceOptions {
  /** The page that lists all operations. */
  readonly page: Page
  readonly words: Words
}

/** Builds the reference: a page for each tag with its operations, and an index. It is readable without scripts. */
export function buildReference(given: ReferenceOptions): BuiltPage[] {
  const { lang } = given
  const options: Reference = { ...given, page: fixedPages.reference[lang], words: createWords(lang) }
  const operations = listOperations(options.description, lang)
  const tags = (options.description.tags ?? []).map((tag) => describeTag(tag, operations, options))
  const pages = tags.map(({ page }) => page)
  const { title, description: text = '' } = options.description.info
  const build = (page: Page, content: string, markdown: string): BuiltPage => {
    const inside = renderMenu(operations, page.path, options.description['x-tagGroups'])
    return { page, html: renderShell(page, content, options.site, { inside, siblings: pages }), markdown }
  }
  return [
    build(options.page, renderIndex(tags, options), `# ${title}\n\n${text}`),
    ...tags.map((tag) => build(tag.page, renderTag(tag, options), describeAsMarkdown(tag, options))),
  ]
}

interface DescribedTag {
  readonly tag: Tag
  readonly page: Page
  readonly operations: readonly DescribedOperation[]
}

function describeTag(
  tag: Tag,
  all: readonly DescribedOperation[],
  { lang, words, page }: Reference,
): DescribedTag {
  const { name, description = '', 'x-displayName': title = name } = tag
  const operations = all.filter((operation) => operation.tag === name)
  const summary = words.summary(title, description, operations.length)
  return {
    tag,
    page: { ...page, path: toTagPath(name, lang), title, summary, within: page.path },
    operations,
  }
}

/** Renders the index: the text that applies to all operations, and a line for each of them. */
function renderIndex(tags: readonly DescribedTag[], options: Reference): string {
  const { page, description, markdown, words } = options
  const { title, version, description: text = '' } = description.info
  const groups = description['x-tagGroups'] ?? [
    { name: words.operations, tags: tags.map(({ tag }) => tag.name) },
  ]
  const lists = groups.map((group, index) => {
    const parts = tags
      .filter(({ tag }) => group.tags.includes(tag.name))
      .map(({ page: { title: name, path }, operations }) => {
        const id = path.slice(path.lastIndexOf('/') + 1, -'.html'.length)
        const heading = `<h3 id="${id}"><a href="${toLink(page.path, path)}">${escapeHtml(name)}</a></h3>`
        return heading + renderCalls(operations, page)
      })
    const id = (options.original['x-tagGroups']?.[index] ?? group).name.toLowerCase()
    return `<h2 id="${id}"><a class="header-anchor" href="#${id}">${escapeHtml(group.name)}</a></h2>${parts.join('')}`
  })
  return `<h1>${escapeHtml(title)}</h1><p class="version">${escapeHtml(version)} · ${renderDownloads(page)}</p>${markdown.render(text, { path: page.path })}${lists.join('')}`
}

/** Renders links to the files of the description. */
function renderDownloads({ path }: Page): string {
  const links = downloads.map(
    ({ name, title }) => `<a href="${toLink(path, `openapi/${name}`)}">${title}</a>`,
  )
  return links.join(' · ')
}

function renderTag({ tag, page, operations }: DescribedTag, options: Reference): string {
  const { description, samples, toMethodLink, words, markdown, highlight } = options
  const context: Context = {
    follow: createFollow(description),
    words,
    render: (text) => markdown.render(text, { path: page.path }),
    renderLine: (text) => markdown.renderInline(text, { path: page.path }),
    highlight,
    link: (path) => toLink(page.path, path),
  }
  const parts = operations.map((operation) => {
    const sample = findSample(samples, operation)
    return renderOperation(operation, sample, toMethodLink(sample.method), context)
  })
  return `<h1>${escapeHtml(page.title)}</h1>${context.render(tag.description ?? '')}${renderCalls(operations, page)}${linkMarks(parts.join('\n'), context)}`
}

function describeAsMarkdown(
  { tag, page, operations }: DescribedTag,
  { description, samples, words }: Reference,
): string {
  const wording = { follow: createFollow(description), words }
  const parts = operations.map((one) => toMarkdown(one, findSample(samples, one), wording))
  return [`# ${page.title}`, tag.description ?? '', ...parts].join('\n\n')
}

function findSample(samples: readonly Sample[], { operationId }: DescribedOperation): Sample {
  const sample = samples.find((candidate) => candidate.operationId === operationId)
  if (sample === undefined) throw new Error(`${operationId} has no sample.`)
  return sample
}

/** Renders a list of operations with one line each, as a table of contents. */
function renderCalls(operations: readonly DescribedOperation[], from: Page): string {
  const items = operations.map(({ method, path, summary, link }) => {
    const call = `<b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code>`
    return `<li><a href="${toLink(from.path, link)}"><span class="call">${call}</span> <span>${escapeHtml(summary)}</span></a></li>`
  })
  return `<ul class="calls">${items.join('')}</ul>`
}
