import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Sftp } from '../remote/sftp.ts'
import { createSender } from './create-sender.ts'
import { uploadFile } from './upload-file.ts'

/** A server that writes while it executes other requests: only a close waits until all is written. */
function createLateServer(): { readonly sftp: Sftp; readonly times: ReadonlyMap<string, number> } {
  const times = new Map<string, number>()
  const writes: Promise<void>[] = []
  const write = async (): Promise<void> => {
    await turn()
    times.set('index.html', Infinity)
  }
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = async (run: () => Promise<unknown> | void): Promise<void> => {
    last = last.then(run)
    await last
  }
  const sftp: Partial<Sftp> = {
    open: async () => Uint8Array.of(1),
    write: async () => void writes.push(write()),
    close: () => inOrder(() => Promise.all(writes)),
    setAttributes: (path, { mtime }) => inOrder(() => void times.set(path, mtime!)),
  }
  return { sftp: sftp as Sftp, times }
}

test('a file has the time of its publish on a server that writes later than it was told to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const source = join(folder, 'index.html')
  await writeFile(source, 'Hello')
  const hash = createHash('sha256').update('Hello').digest('hex')
  const { sftp, times } = createLateServer()
  const local = { path: 'index.html', source, size: 5, hash, mode: 0o644 }
  await uploadFile(sftp, createSender(sftp), local, 'index.html', { mode: 0o644, mtime: 1000 })
  expect(times.get('index.html')).toBe(1000)
})
