import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample } from '@hostwright/samples'
import { readHeadings } from '../shell/headings.ts'
import type { DescribedOperation } from '../reference/list-operations.ts'
import type { SearchEntry } from './search-options.ts'

type Entry = Omit<SearchEntry, 'id'>

/** The entries of all operations, then those of the sections of every written page. */
export function listSearchEntries(
  folder: string,
  operations: readonly DescribedOperation[],
  samples: readonly Sample[],
): Entry[] {
  const methods = new Map(samples.map(({ operationId, method }) => [operationId as string, method]))
  const entries = operations.map(({ operationId, method, path, summary, description, tag, link }) => ({
    kind: 'operation',
    title: summary,
    where: `${method} ${path}`,
    names: `${operationId} ${methods.get(operationId) ?? ''} ${tag}`,
    text: toPlain(description),
    path: link,
  }))
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .toSorted()
  return [...entries, ...pages.flatMap((path) => listSections(folder, path))]
}

/** Markdown without its signs. */
function toPlain(markdown: string): string {
  return markdown
    .replaceAll(/[`*]|^- /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function listSections(folder: string, path: string): Entry[] {
  const html = readFileSync(join(folder, path), 'utf8')
  const content = /<article>([\s\S]*)<\/article>/.exec(html)?.[1]
  if (
    content === undefined ||
    path === '404.html' ||
    /^reference[/.]ja/.test(path) ||
    path.startsWith('reference/')
  )
    return []
  const headings = readHeadings(content)
  const page = headings[0]?.text ?? path
  const isOfCommands = path === 'guides/command-reference.html'
  const kind = path.startsWith('sdk/') ? 'SDK' : path.startsWith('guides/') ? 'guide' : 'page'
  return headings.map(({ level, id, text, body }) => ({
    kind: isOfCommands && level === 3 ? 'command' : kind,
    title: text,
    where: level === 1 ? '' : page,
    names: '',
    text: body,
    path: id === '' ? path : `${path}#${id}`,
  }))
}
