import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Link {
  readonly operationId: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly requestBody?: unknown
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly links?: Readonly<Record<string, Link>> }>>
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const { paths } = read('dist/openapi.json') as { paths: Record<string, Record<string, Operation>> }
const table = read('operations.json') as { operationId: string; path: string; method: string }[]

const pathOf = (id: string): string => table.find(({ operationId }) => operationId === id)?.path ?? ''
const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
const linksOf = ({ responses }: Operation): Link[] => Object.values(responses['200']?.links ?? {})
const operations = Object.values(paths)
  .flatMap((item) => Object.values(item))
  .filter(({ operationId }) => operationId !== undefined)

test.each(operations.filter((operation) => linksOf(operation).length > 0))(
  'the links of $operationId lead to operations and give all that their paths need',
  (operation) => {
    for (const { operationId, parameters = {}, requestBody } of linksOf(operation)) {
      // A parser that many generators share accepts only a text here.
      expect(requestBody).toBeUndefined()
      const needed = parametersOf(pathOf(operationId))
      expect(pathOf(operationId)).not.toBe('')
      expect(Object.keys(parameters)).toEqual(expect.arrayContaining(needed))
    }
  },
)

test('a creation links to every operation on the new resource', () => {
  const creations = table.filter(({ method, path }) => {
    const below = table.filter((row) => parametersOf(row.path).length > parametersOf(path).length)
    return method === 'POST' && below.some((row) => row.path.replace(/\/\{\w+\}$/, '') === path)
  })
  expect(creations.length).toBeGreaterThan(14)
  for (const { operationId, path } of creations.filter(({ operationId: id }) => !id.startsWith('order'))) {
    const found = operations.find((operation) => operation.operationId === operationId)
    const linked = found === undefined ? [] : linksOf(found).map((link) => link.operationId)
    const below = table.filter((row) => row.path.replace(/\/\{\w+\}$/, '') === path && row.path !== path)
    const settable = below.filter(({ method }) => ['GET', 'PUT', 'DELETE'].includes(method))
    expect([operationId, linked]).toEqual([
      operationId,
      expect.arrayContaining(settable.map((row) => row.operationId)),
    ])
  }
})

test('the log links to its next page, plans to their order, and a changed cron job to its new identifier', () => {
  const links = (id: string): Link[] => linksOf(operations.find(({ operationId }) => operationId === id)!)
  expect(links('listLogs')).toMatchObject([
    { operationId: 'listLogs', parameters: { cursor: '$response.body#/next_cursor' } },
  ])
  for (const [plans, order] of [
    ['listHostingPlans', 'orderHostingServer'],
    ['listVpsPlans', 'orderVps'],
  ] as const) {
    expect(links(plans)).toMatchObject([{ operationId: order }])
  }
  expect(links('updateCronJob')[0]).toMatchObject({ parameters: { cron_id: '$response.body#/id' } })
})
