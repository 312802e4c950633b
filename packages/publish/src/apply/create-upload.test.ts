import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { LocalFile } from '../folder/local-file.ts'
import { type Sftp, SftpError } from '../remote/sftp.ts'
import { createUpload } from './create-upload.ts'

/** Makes a folder with a file of each size. */
async function fill(sizes: readonly number[]): Promise<LocalFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return Promise.all(
    sizes.map(async (size, index) => {
      const source = join(folder, `${index}`)
      const content = Buffer.alloc(size, index)
      await writeFile(source, content)
      const hash = createHash('sha256').update(content).digest('hex')
      return { path: `${index}`, source, size, hash, mode: 0o644 }
    }),
  )
}

/** Uploads files to a server that takes all, and returns which file was opened on which channel. */
async function upload(
  sizes: readonly number[],
  allowed: number,
  write: Sftp['write'] = async () => undefined,
): Promise<{ readonly opened: string[]; readonly channels: number; readonly errors: unknown[] }> {
  const files = await fill(sizes)
  const opened: string[] = []
  let channels = 0
  const open = (): Sftp => {
    channels += 1
    const name = channels
    const sftp: Partial<Sftp> = {
      open: async (path) => Uint8Array.of(opened.push(`${path} on ${name}`)),
      write,
      close: async () => undefined,
      setAttributes: async () => undefined,
      remove: async () => undefined,
    }
    return sftp as Sftp
  }
  const puts = files.map((want) => ({ path: want.path, want, before: undefined }))
  const connection = { sftp: open(), openChannel: async () => (channels < allowed ? open() : undefined) }
  const send = createUpload(connection, new Map(files.map((file) => [file.path, file])), puts)
  await turn()
  const results = await Promise.allSettled(puts.map((put) => send(put, put.path, { mode: 0o644, mtime: 1 })))
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  return { opened: opened.toSorted(), channels, errors }
}

const large = 5_000_000

test('many bytes of large files travel on three channels, and small files on the first', async () => {
  expect(await upload([large, large, large, 100, large, large, 100], 10)).toEqual({
    opened: ['0 on 1', '1 on 2', '2 on 3', '3 on 1', '4 on 1', '5 on 2', '6 on 1'],
    channels: 3,
    errors: [],
  })
})

test('no further channel is opened for a single file, for few bytes, and for small files', async () => {
  for (const sizes of [[large * 4], [large, 1_000_000], Array.from({ length: 400 }, () => 30_000)])
    expect(await upload(sizes, 10)).toMatchObject({ channels: 1, errors: [] })
})

test('where the server allows one channel, all files travel on it', async () => {
  const { opened, errors } = await upload([large, large, large], 1)
  expect({ opened, errors }).toEqual({ opened: ['0 on 1', '1 on 1', '2 on 1'], errors: [] })
})

test('after a write that the server rejects, no further file begins on any channel', async () => {
  const full = new SftpError('write: Failure', 4)
  const sizes = Array.from({ length: 9 }, () => large)
  const { opened, errors } = await upload(sizes, 10, () => Promise.reject(full))
  expect(opened).toHaveLength(6)
  expect(errors).toEqual(sizes.map(() => full))
})
