import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromSource, startChild } from '@hostwright/machine/start-child'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { expect, onTestFinished, test } from 'vitest'

test('two processes write the same 200 orders into one folder: each write has one winner', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journals-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const ids = Array.from({ length: 200 }, () => randomUUID())
  const won = new Map<string, string>()
  const told: string[] = []
  let ready = 0
  const program = join(import.meta.dirname, 'children/write-together.ts')
  const children = ['one', 'other'].map((writer) =>
    startChild([...fromSource, program, folder, writer, ...ids], {
      stdin: true,
      onLine(line) {
        if (line !== 'ready') {
          told.push(line)
          won.set(line, writer)
        } else if ((ready += 1) % 2 === 0) for (const both of children) void both.write('go\n')
      },
    }),
  )
  const ends = await Promise.all(children.map(({ ended }) => ended))
  expect(ends).toMatchObject([{ exitCode: 0 }, { exitCode: 0 }])

  const expected = ids.flatMap((id) => [`${id} 1`, `${id} 2`])
  expect(told.toSorted()).toEqual(expected.toSorted())
  const kept = await createFolderJournal(folder).list()
  expect(new Map(kept.map((record) => [record.id, record.writer]))).toEqual(
    new Map(ids.map((id) => [id, won.get(`${id} 2`)])),
  )
  // Both processes won some writes, so they did run at the same time.
  expect(new Set(won.values()).size).toBe(2)
})
