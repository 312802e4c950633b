import { link, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFileExclusively } from './create-file-exclusively.ts'

vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof import('node:fs/promises')>()
  return { ...actual, link: vi.fn<typeof link>(actual.link), open: vi.fn<typeof open>(actual.open) }
})
const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'create-file-exclusively-'))
})
afterEach(() => rm(folder, { recursive: true }))

const reject = (code: string): Error => Object.assign(new Error(code), { code })
const create = (text = 'ours\n'): Promise<boolean> => createFileExclusively(folder, 'a.json', text)

/** Makes the next open file accept three characters and then fail as on a full disk. Other files are not affected. */
function fillDisk(): { areClosed: () => boolean } {
  let unclosed = 0
  vi.mocked(open).mockImplementationOnce(async (...args) => {
    const handle = await actual.open(...args)
    const { writeFile: write, close } = handle
    unclosed += 1
    return Object.assign(handle, {
      async writeFile(text: string) {
        await write.call(handle, text.slice(0, 3))
        throw reject('ENOSPC')
      },
      close() {
        unclosed -= 1
        return close.call(handle)
      },
    })
  })
  return { areClosed: () => unclosed === 0 }
}

const noLinks = ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR', 'EINVAL']
test.each(noLinks)('if a hard link fails with %s, the file is written in place', async (code) => {
  vi.mocked(link).mockRejectedValueOnce(reject(code))
  expect(await create()).toBe(true)
  expect(await readdir(folder)).toEqual(['a.json'])
  expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe('ours\n')
})

test.each(['as a link', 'in its place'])('an existing file is not changed: created %s', async (way) => {
  await writeFile(join(folder, 'a.json'), 'theirs\n')
  if (way === 'in its place') vi.mocked(link).mockRejectedValueOnce(reject('EPERM'))
  expect(await create()).toBe(false)
  expect(await readdir(folder)).toEqual(['a.json'])
  expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe('theirs\n')
})

test('a full disk leaves no partial file and no open file', async () => {
  const { areClosed } = fillDisk()
  await expect(create()).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(folder)).toEqual([])
  expect(areClosed()).toBe(true)
  expect(await create()).toBe(true)
})

test('a full disk leaves no partial file when a file is written in place', async () => {
  vi.mocked(link).mockImplementationOnce(async () => {
    fillDisk()
    throw reject('EPERM')
  })
  await expect(create()).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(folder)).toEqual([])
  expect(await create()).toBe(true)
})

test('a folder without write permission is an error', async () => {
  vi.mocked(open).mockRejectedValueOnce(reject('EROFS'))
  await expect(create()).rejects.toMatchObject({ code: 'EROFS' })
})
