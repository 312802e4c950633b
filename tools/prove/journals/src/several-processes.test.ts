import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { expect, onTestFinished, test } from 'vitest'
import { writerOf } from './create-record.ts'
import { startChild } from './start-child.ts'

test('two processes write the same 200 orders into one folder: each one is won once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journals-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const ids = Array.from({ length: 200 }, () => randomUUID())
  const won = new Map<string, string>()
  const told: string[] = []
  let ready = 0
  const children = ['one', 'other'].map((writer) => {
    const child = startChild('write-together', [folder, writer, ...ids], (line) => {
      if (line !== 'ready') {
        told.push(line)
        won.set(line, writer)
      } else if ((ready += 1) % 2 === 0) for (const both of children) both.stdin!.write('go\n')
    })
    return child
  })
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'close'))[0]))
  expect(codes).toEqual([0, 0])

  const expected = ids.flatMap((id) => [`${id} 1`, `${id} 2`])
  expect(told.toSorted()).toEqual(expected.toSorted())
  const kept = await createFolderJournal(folder).list()
  expect(new Map(kept.map((record) => [record.id, writerOf(record)]))).toEqual(
    new Map(ids.map((id) => [id, won.get(`${id} 2`)])),
  )
  // Both had a part in it, so they did run at the same time.
  expect(new Set(won.values()).size).toBe(2)
})
