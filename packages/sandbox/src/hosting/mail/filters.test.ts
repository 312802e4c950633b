import type { MailFilterList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const condition = { keyword: '[newsletter]', field: 'subject', match_type: 'contain' }
const filter = {
  domain: seededDomain,
  conditions: [condition],
  action: { type: 'spam_folder', target: '', method: 'move' },
}

async function setUpFilters(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer } = await setUpHosting(options)
  return {
    onServer,
    add: (changes: object = {}) =>
      onServer<{ id: string }>('POST /mail-filter', { body: { ...filter, ...changes } }),
    list: async (query = '') => (await onServer<MailFilterList>(`GET /mail-filter${query}`)).body.filters,
  }
}

test('filters have a priority of their domain from 1, which moves up when one before is deleted', async () => {
  const { onServer, add, list } = await setUpFilters()
  const { id } = (await add()).body
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  await add({ domain: servername })
  await add({ conditions: [condition, { ...condition, field: 'from' }] })
  expect(await list()).toMatchObject([
    { ...filter, id, priority: 1 },
    { domain: servername, priority: 1 },
    { domain: seededDomain, priority: 2, conditions: [{}, { field: 'from' }] },
  ])
  expect(await onServer(`DELETE /mail-filter/${id}`)).toMatchObject({ status: 200 })
  expect(await onServer(`DELETE /mail-filter/${id}`)).toMatchObject({ status: 404 })
  expect(await list(`?domain=${seededDomain}`)).toMatchObject([{ priority: 1, conditions: [{}, {}] }])
})

test('a priority can be assumed to be one more than the last of its domain, and to stay', async () => {
  const { onServer, add, list } = await setUpFilters({
    assumptions: { 'mail-filter-priority': 'last-plus-one' },
  })
  const { id } = (await add()).body
  await add()
  await add({ domain: servername })
  expect(await onServer(`DELETE /mail-filter/${id}`)).toMatchObject({ status: 200 })
  await add()
  expect((await list()).map(({ domain, priority }) => [domain, priority])).toEqual([
    [seededDomain, 2],
    [servername, 1],
    [seededDomain, 3],
  ])
})

test('a target that is not needed may be left out, and one may be a command', async () => {
  const { add, list } = await setUpFilters()
  const actions = [
    { type: 'trash', method: 'move' },
    { type: 'mail_address', target: '|/usr/bin/sort-mail', method: 'copy' },
  ]
  for (const action of actions) expect((await add({ action })).status).toBe(200)
  expect((await list()).map(({ action }) => action.target)).toEqual(['', '|/usr/bin/sort-mail'])
  const without = await add({ action: { type: 'mail_address', method: 'move' } })
  expect(without).toMatchObject({ status: 422 })
})

test('a filter goes to an address or to no target', async () => {
  const { add } = await setUpFilters()
  const statusOf = async (type: string, target: string) =>
    (await add({ action: { type, target, method: 'copy' } })).status
  expect(await statusOf('mail_address', 'archive@example.net')).toBe(200)
  expect(await statusOf('mail_address', '')).toBe(422)
  expect(await statusOf('trash', '')).toBe(200)
  expect(await statusOf('trash', 'archive@example.net')).toBe(422)
  expect(await statusOf('bounce', '')).toBe(422)
})

test('a filter needs a condition and a domain of the server', async () => {
  const { add, list } = await setUpFilters()
  expect(await add({ conditions: [] })).toMatchObject({ status: 422, body: errorBody('VALIDATION_ERROR') })
  expect(await add({ domain: 'example.net' })).toMatchObject({ status: 404, body: errorBody('NOT_FOUND') })
  expect(await list()).toEqual([])
})

test('filters cannot be changed', async () => {
  const { onServer, add } = await setUpFilters()
  const { id } = (await add()).body
  expect(await onServer(`PUT /mail-filter/${id}`, { body: filter })).toMatchObject({ status: 404 })
})

test.each([
  ['field', ['subject', 'from', 'to', 'body', 'header']],
  ['match_type', ['contain', 'match', 'start_from']],
])('a condition has each documented %s', async (property, values) => {
  const { add, list } = await setUpFilters()
  const conditions = values.map((value) => ({ ...condition, [property]: value }))
  expect(await add({ conditions })).toMatchObject({ status: 200 })
  expect(await list()).toMatchObject([{ conditions }])
})

test.each([
  { type: 'mail_address', target: 'info@example.com', method: 'copy' },
  { type: 'spam_folder', method: 'move' },
  { type: 'trash', method: 'move' },
  { type: 'delete', method: 'move' },
])('a filter has the documented action $type', async (action) => {
  const { add, list } = await setUpFilters()
  expect(await add({ action })).toMatchObject({ status: 200 })
  expect(await list()).toMatchObject([{ action }])
})

test.each([0, 11])('a misspelled value in condition %i is rejected with the known ones', async (place) => {
  const { add, list } = await setUpFilters()
  const conditions = Array.from({ length: 12 }, () => condition)
  conditions[place] = { keyword: 'news', field: 'subjekt', match_type: 'contains' }
  expect(await add({ conditions })).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', [
      `conditions.${place}.field: must be one of subject, from, to, body, header.`,
      `conditions.${place}.match_type: must be one of contain, match, start_from.`,
    ]),
  })
  expect(await list()).toEqual([])
})
