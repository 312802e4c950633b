import { expect, test } from 'vitest'
import { createTestStore } from '../../testing/create-test-store.ts'
import { serverCollection } from './server-collection.ts'

test('the records of another server are not found, although they are equal', () => {
  const store = createTestStore()
  const domains = serverCollection<{ domain: string; memo: string }>('domain', ({ domain }) => domain)
  domains(store, 'one.example.jp').put({ domain: 'example.com', memo: 'one' })
  domains(store, 'two.example.jp').put({ domain: 'example.com', memo: 'two' })
  expect(domains(store, 'one.example.jp').find('domainByName', ['example.com'])).toEqual([
    { domain: 'example.com', memo: 'one' },
  ])
  expect(domains(store, 'three.example.jp').find('domainByName', ['example.com'])).toEqual([])
})
