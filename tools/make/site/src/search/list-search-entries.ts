import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample } from '@hostwright/samples'
import type { Follow } from '../reference/description.ts'
import { englishProse } from '../sdk/prose.ts'
import { createSdkWords } from '../sdk/words.ts'
import { readHeadings } from '../shell/headings.ts'
import type { DescribedOperation } from '../reference/list-operations.ts'
import { describeProperties } from './describe-properties.ts'
import type { SearchEntry } from './search-options.ts'

type Entry = Omit<SearchEntry, 'id'>

/** The entries of all operations, then those of the sections of every written page. */
export function listSearchEntries(
  folder: string,
  operations: readonly DescribedOperation[],
  samples: readonly Sample[],
): Entry[] {
  return [
    ...listOperationEntries(operations, samples),
    ...listPages(folder)
      .filter(isIndexed)
      .flatMap((path) => listSections(folder, path)),
  ]
}

/**
 * The entries of the Japanese reference, with the properties of each operation, which have no entries of their own, and
 * of the other pages in Japanese. Commands and types have none, and methods the first sentence only: with all texts the
 * list would be more than twice as long.
 */
export function listJapaneseEntries(
  folder: string,
  operations: readonly DescribedOperation[],
  samples: readonly Sample[],
  follow: Follow,
): Entry[] {
  const entries = listOperationEntries(operations, samples).map((entry, index) => {
    const operation = operations[index]!
    return {
      ...entry,
      text: `${entry.text} ${operation.group} ${toPlain(describeProperties(operation, follow))}`,
    }
  })
  const pages = listPages(folder).filter((path) => path.endsWith('.ja.html') && path !== '404.ja.html')
  const sections = pages.flatMap((path) => listSections(folder, path))
  return [...entries, ...sections.flatMap(toJapaneseEntry)]
}

function toJapaneseEntry(entry: Entry): Entry[] {
  if (entry.kind === 'command') return []
  if (entry.kind !== 'SDK' || entry.where === '') return [entry]
  return isMethod(entry.title) ? [{ ...entry, text: /^.*?。/.exec(entry.text)?.[0] ?? '' }] : []
}

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .toSorted()
}

function listOperationEntries(
  operations: readonly DescribedOperation[],
  samples: readonly Sample[],
): Entry[] {
  const methods = new Map(samples.map(({ operationId, method }) => [operationId as string, method]))
  return operations.map(({ operationId, method, path, summary, description, tag, group, link }) => ({
    kind: 'operation',
    title: summary,
    where: `${method} ${path}`,
    names: `${operationId} ${methods.get(operationId) ?? ''} ${tag} ${group === tag ? '' : group}`.trim(),
    text: toPlain(description),
    path: link,
  }))
}

/** The reference's operations have entries of their own, and pages in Japanese an index of their own. */
function isIndexed(path: string): boolean {
  return path !== '404.html' && !path.endsWith('.ja.html') && !path.startsWith('reference/')
}

/** Markdown without its signs. */
function toPlain(markdown: string): string {
  return markdown
    .replaceAll(/[`*]|^- /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Folded files of code. */
const sources = /<details[^>]*>\s*<summary>[^<]*<code>[^<]*<\/code><\/summary>[\s\S]*?<\/details>/g

/** The last cell of a row of a table, if it is a date: nobody looks for what was tried on a day. */
const days = / · \d{4}-\d\d-\d\d(?= \|)/g

/** Lists of operations, which have entries of their own. */
const calls = /<ul class="calls">[\s\S]*?<\/ul>/g

/** Sentences that most pages of the SDK's reference have: nobody looks for a page by them. */
const repeated = (['en', 'ja'] as const).flatMap((lang) => {
  const { options, typesOfApi } = createSdkWords(lang, englishProse)
  return [options('CallOptions'), typesOfApi].map(toPlain)
})

function isMethod(name: string): boolean {
  return /\.|^create/.test(name)
}

/** The properties of methods and the options of `create` functions are those of types, which have entries too. */
function toSdkText(id: string, body: string): string {
  const own = isMethod(id) ? body.split(' Property · Meaning ')[0]! : body
  return repeated.reduce((left, sentence) => left.replaceAll(sentence, ''), own)
}

function listSections(folder: string, path: string): Entry[] {
  const html = readFileSync(join(folder, path), 'utf8')
  const whole = /<article>([\s\S]*)<\/article>/.exec(html)?.[1]
  // The English index has the files of code.
  const content = (path.endsWith('.ja.html') ? whole?.replaceAll(sources, '') : whole)?.replaceAll(calls, '')
  if (content === undefined) return []
  const headings = readHeadings(content)
  const page = headings[0]?.text ?? path
  return headings.map(({ level, id, text, body }) => ({
    kind: toKind(path, level),
    title: text,
    where: level === 1 ? '' : page,
    names: '',
    text: path.startsWith('sdk/') ? toSdkText(id, body) : body.replaceAll(days, ''),
    path: id === '' ? path : `${path}#${id}`,
  }))
}

/** Generated tables of commands and properties are no guides. */
function toKind(path: string, level: number): Entry['kind'] {
  if (/command-reference(?:\.ja)?\.html$/.test(path) && level === 3) return 'command'
  if (path.startsWith('sdk/')) return 'SDK'
  return path.startsWith('guides/') && !/(?:command-reference|plan-format)(?:\.ja)?\.html$/.test(path)
    ? 'guide'
    : 'page'
}
