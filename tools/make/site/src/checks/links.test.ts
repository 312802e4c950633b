import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import type { Description } from '../reference/description.ts'
import { listOperations } from '../reference/list-operations.ts'
import { toLink } from '../shell/navigation.ts'
import { listPages } from './list-pages.ts'
import { output } from './open-site.ts'

const read = (path: string): string => readFileSync(join(output, path), 'utf8')
const description = JSON.parse(read('openapi/openapi.json')) as Description
const operations = listOperations(description)
const pages = listPages()

/** Ids that links can point to, for each page. */
const anchors = new Map(
  pages.map((path) => [path, new Set([...read(path).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!))]),
)
for (const { operationId } of operations)
  for (const page of ['console.html', 'console.ja.html']) anchors.get(page)?.add(operationId)

/** Lists the links of a page, those of its scripts and images included. */
function listLinks(path: string): string[] {
  return [...read(path).matchAll(/\s(?:href|src)="([^"]*)"/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^(?:https?:|data:|mailto:)/.test(link))
}

/** Lists the links in the article of a page, without those of the header and the menu. */
function listArticleLinks(path: string): string[] {
  const [, text = ''] = /<article>([\s\S]*)<\/article>/.exec(read(path)) ?? []
  return [...text.matchAll(/\shref="([^"]*)"/g)].map(([, link]) => link!)
}

test.each(pages)('every link in %s leads somewhere', (path) => {
  const dead = listLinks(path).filter((link) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : normalize(join(dirname(path), file))
    if (!existsSync(join(output, target))) return true
    return anchor !== undefined && anchor !== '' && anchors.get(target)?.has(anchor) !== true
  })
  expect(dead).toEqual([])
})

test('there are links, and operations, to be looked at', () => {
  expect(pages.filter((path) => listLinks(path).length === 0)).toEqual([])
  expect(operations).toHaveLength(table.length)
})

test.each([
  ['en', 'reference', 'console.html#'],
  ['ja', 'reference/ja', 'console.ja.html#'],
] as const)('in %s, %s has every operation, with its SDK method and %s', (lang, folder, consoleAt) => {
  const own = pages.filter((path) => dirname(path) === folder)
  expect(own).toHaveLength(29)
  const places = new Set(own.flatMap((path) => [...anchors.get(path)!].map((id) => `${path}#${id}`)))
  const described = listOperations(description, lang)
  expect(described.filter(({ link }) => !places.has(link))).toEqual([])
  const links = own.flatMap((path) => listArticleLinks(path))
  const isOf = (start: string) => (link: string) => link.startsWith(toLink(`${folder}/x`, start))
  expect(links.filter(isOf(consoleAt))).toHaveLength(operations.length)
  expect(links.filter(isOf('sdk/')).length).toBeGreaterThanOrEqual(operations.length)
})

test('every method of the SDK has a program that calls it', () => {
  const index = read('sdk/index.md')
  const links = [...index.matchAll(/^\| \[`([\w.]+)`\]\(([\w-]+\.html)#([\w.]+)\)/gm)]
  expect(links.length).toBeGreaterThan(170)
  const without = links.filter(([, method, page, anchor]) => {
    const [, section = ''] = read(`sdk/${page}`.replace('.html', '.md')).split(`<h3 id="${anchor}">`)
    const [program = ''] = /```ts\nimport [^]*?\n```/.exec(section.split(/<h[23] /)[0]!) ?? []
    return !program.includes(`${method!.split('.').slice(-1)[0]}(`)
  })
  expect(without.map(([, method]) => method)).toEqual([])
})

test('every operation is linked to from the SDK reference', () => {
  const sdk = new Set(pages.filter((path) => path.startsWith('sdk/')).flatMap(listLinks))
  expect(
    operations.filter(({ link }) => !sdk.has(`../${link}`)).map(({ operationId }) => operationId),
  ).toEqual([])
})

test('no two pages have the same title, so tabs can be distinguished', () => {
  const titles = pages.map((path) => /<title>([^<]*)/.exec(read(path))![1]!)
  expect(titles).toContain('DNS · Reference · Hostwright')
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
