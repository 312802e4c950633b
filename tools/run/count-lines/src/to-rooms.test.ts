import { expect, test } from 'vitest'
import { toRooms } from './to-rooms.ts'

test('each package, the site and the other tools are counted separately', () => {
  const paths = [
    'tools/run/a.ts',
    'tools/make/b.ts',
    'tools/make/site/c.ts',
    'packages/vps/d.ts',
    'packages/cli/e.ts',
  ]
  const files = paths.map((path, index) => ({ path, lines: 10 ** index }))
  expect(toRooms(files).map(({ name, code }) => [name, code])).toEqual([
    ['packages/cli', 10_000],
    ['packages/vps', 1_000],
    ['tools without the site', 11],
    ['tools/make/site', 100],
  ])
})

test('tests and generated files are not counted as code', () => {
  const files = [
    { path: 'packages/vps/src/a.ts', lines: 1 },
    { path: 'packages/vps/src/a.test.ts', lines: 2 },
    { path: 'packages/vps/src/a.test-d.ts', lines: 4 },
    { path: 'packages/vps/src/testing/create.ts', lines: 8 },
    { path: 'packages/vps/src/generated/limits.ts', lines: 16 },
  ]
  expect(toRooms(files)).toEqual([{ name: 'packages/vps', code: 1, tests: 14, generated: 16 }])
})
