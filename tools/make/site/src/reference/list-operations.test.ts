import { expect, test } from 'vitest'
import { listOperations } from './list-operations.ts'

test('an operation stands below the name for display of its tag, on the page of its tag', () => {
  const get = {
    operationId: 'getVpsPower',
    tags: ['VPS power'],
    summary: '電源状態の取得',
    description: '電源状態を返します。',
    'x-scope': 'read',
    'x-provenance': 'requirements',
  } as const
  const tags = [{ name: 'VPS power', 'x-displayName': 'VPS の電源' }]
  const [operation] = listOperations({ info: { title: '', version: '' }, tags, paths: { '/a': { get } } })
  expect(operation).toMatchObject({ group: 'VPS の電源', link: 'reference/vps-power.html#getVpsPower' })
})
