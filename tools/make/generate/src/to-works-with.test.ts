import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Ran, toWorksWith } from './to-works-with.ts'

const root = new URL('../../../../', import.meta.url)
const rows = parse(readFileSync(new URL('../works-with.yaml', import.meta.url), 'utf8')) as Ran[]
const lock = { catalogs: { default: { hono: { version: '4.1.0' } } } }
const ran = { en: 'Handlers', ja: 'ハンドラー' }

test('a row has the version of the lock file and its test, or those of a run by hand', () => {
  const page = toWorksWith(
    [
      { name: 'Hono', catalog: 'hono', test: 'web.test.ts', ran },
      { name: 'Parcel', version: '2.0.0', date: '2026-11-29', ran },
    ],
    lock,
  )
  expect(page).toContain('| Hono | 4.1.0 | Handlers |  |  | `web.test.ts` |')
  expect(page).toContain('| Parcel | 2.0.0 | Handlers |  |  | 2026-11-29 |')
})

test('a row without a test or a recorded run does not exist', () => {
  expect(() => toWorksWith([{ name: 'Vite', ran }], lock)).toThrow('Vite has neither a test nor')
  expect(() => toWorksWith([{ name: 'Vite', catalog: 'vite', test: 'x', ran }], lock)).toThrow('no vite')
})

test('the test of each row exists', () => {
  const missing = rows.filter(({ test: path }) => path !== undefined && !existsSync(new URL(path, root)))
  expect(missing.map(({ name }) => name)).toEqual([])
})
