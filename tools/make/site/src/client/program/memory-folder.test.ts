import type { OrderRecord } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { expect, test, vi } from 'vitest'
import { open } from './memory-files.ts'

vi.mock('node:fs/promises', () => import('./memory-files.ts'))

const toRecord = (index: number, revision: number): OrderRecord => ({
  version: 1,
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  revision,
  writer: 'w',
  world: '',
  path: '/v1/vps/servers',
  at: index,
  state: 'settled',
  idempotencyKey: `key-${index}`,
  intent: { name: `wéb-${index}`, number: 1 },
  requests: [],
})

test('a folder journal of a page finds one of a hundred records by its index, as it is now', async () => {
  const journal = createFolderJournal('/tmp/orders/many')
  const find = (word: string): Promise<OrderRecord[]> =>
    journal.find!({ words: [word], changedSince: Infinity })
  for (let index = 1; index <= 100; index++) await journal.write(toRecord(index, 1))
  expect(await find('wéb-7')).toMatchObject([{ revision: 1 }])
  const handle = await open('/tmp/orders/many/index/lines')
  const { size } = await handle.stat()
  await journal.write(toRecord(7, 2))
  expect(await find('wéb-7')).toMatchObject([{ revision: 2 }])
  expect((await handle.stat()).size).toBeGreaterThan(size)
  expect(await find('wéb-8')).toMatchObject([{ revision: 1 }])
})
