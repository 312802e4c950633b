import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceFile } from './replace-file.ts'

vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof import('node:fs/promises')>()
  return { ...actual, rename: vi.fn<typeof rename>(actual.rename) }
})
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-file-'))
  path = join(folder, 'state', 'contexts.json')
})
afterEach(async () => {
  vi.mocked(rename).mockReset()
  vi.mocked(rename).mockImplementation(
    (await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')).rename,
  )
  await rm(folder, { recursive: true })
})

const reject = (code: string): Error => Object.assign(new Error(code), { code, path: 'a draft' })

test('a file and its folder are made for their owner only, and then replaced', async () => {
  await replaceFile(path, 'one')
  await replaceFile(path, 'two')
  expect(await readFile(path, 'utf8')).toBe('two')
  expect(await readdir(join(folder, 'state'))).toEqual(['contexts.json'])
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'a file that another program of Windows has open (%s) is replaced once it is closed',
  async (code) => {
    await replaceFile(path, 'one')
    vi.mocked(rename).mockRejectedValueOnce(reject(code)).mockRejectedValueOnce(reject(code))
    await replaceFile(path, 'two')
    expect(await readFile(path, 'utf8')).toBe('two')
  },
)

test('a file that stays open, or cannot be replaced, is named, and no draft stays', async () => {
  await replaceFile(path, 'one')
  vi.mocked(rename).mockRejectedValue(reject('EPERM'))
  await expect(replaceFile(path, 'a password')).rejects.toMatchObject({ code: 'EPERM', path })
  vi.mocked(rename).mockRejectedValue(reject('ENOSPC'))
  await expect(replaceFile(path, 'a password')).rejects.toMatchObject({ code: 'ENOSPC', path })
  expect(await readdir(join(folder, 'state'))).toEqual(['contexts.json'])
  expect(await readFile(path, 'utf8')).toBe('one')
})

test('a folder of that name stays, and no draft', async () => {
  await mkdir(path, { recursive: true })
  await expect(replaceFile(path, 'a password')).rejects.toMatchObject({ path })
  expect(await readdir(join(folder, 'state'))).toEqual(['contexts.json'])
})
