import { expect, test } from 'vitest'
import { listDifferences } from './list-differences.ts'

test('a value that differs is listed with its path, before and after; what is equal is not', () => {
  const before = { host: 'www', ttl: 3600, rules: [{ id: 1, port: '22' }] }
  const after = { host: 'www', ttl: 300, rules: [{ id: 1, port: '80' }] }
  expect(listDifferences({ before, after })).toEqual([
    { path: 'ttl', before: 3600, after: 300 },
    { path: 'rules.0.port', before: '22', after: '80' },
  ])
})

test('a record that was created or deleted has all its values on one side', () => {
  const record = { memo: null, rules: [] }
  const values = [
    { path: 'memo', after: null },
    { path: 'rules', after: [] },
  ]
  expect(listDifferences({ before: null, after: record })).toEqual(values)
  expect(listDifferences({ before: record, after: null })).toEqual(
    values.map(({ path, after }) => ({ path, before: after })),
  )
})
