import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import type { Description } from '../reference/annotate.ts'
import { listOperations } from '../reference/deep-link.ts'
import { listPages } from './list-pages.ts'
import { output } from './open-site.ts'

const read = (path: string): string => readFileSync(join(output, path), 'utf8')
const description = JSON.parse(read('openapi/openapi.json')) as Description
const operations = listOperations(description)
const pages = listPages()

/** What can be linked to in each page. */
const anchors = new Map(
  pages.map((path) => [path, new Set([...read(path).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!))]),
)
for (const path of ['reference.html', 'reference.ja.html'])
  anchors.set(path, new Set(operations.map(({ link }) => link.split('#')[1]!)))
for (const { operationId } of operations) anchors.get('console.html')?.add(operationId)

/** The links of a page; those of the reference are in its data. */
function listLinks(path: string): string[] {
  const pattern = path.startsWith('reference.')
    ? /\]\(((?:sdk\/|console\.html)[^)\s]*)\)/g
    : /\s(?:href|src)="([^"]*)"/g
  return [...read(path).matchAll(pattern)]
    .map(([, link]) => link!)
    .filter((link) => !/^(?:https?:|data:|mailto:)/.test(link))
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
  expect(operations).toHaveLength(110)
})

test.each(['reference.html', 'reference.ja.html'])(
  'every operation in %s links to its SDK method and to the console',
  (path) => {
    const links = listLinks(path)
    expect(links.filter((link) => link.startsWith('sdk/'))).toHaveLength(operations.length)
    expect(links.filter((link) => link.startsWith('console.html'))).toHaveLength(operations.length)
  },
)

test('every operation is linked to from the SDK reference', () => {
  const sdk = new Set(pages.filter((path) => path.startsWith('sdk/')).flatMap(listLinks))
  expect(
    operations.filter(({ link }) => !sdk.has(`../${link}`)).map(({ operationId }) => operationId),
  ).toEqual([])
})
