import { expect, test } from 'vitest'
import { checkDatabaseSuffix, checkFolder, checkSiteName } from './check-names.ts'

const long = 'a'.repeat(63)

test.each(['example.com', 'a.b.example.com', '1.example.com', 'xn--r8jz45g.jp', `${long}.example`])(
  'the site name %s is valid',
  (name) => expect(checkSiteName(name)).toBeUndefined(),
)

test.each([
  ['example', 'give one such as example.com'],
  ['192.0.2.1', 'give one such as example.com'],
  ['a.1b', 'give one such as example.com'],
  ['example.c', 'give one such as example.com'],
  ['_dmarc.example.com', 'not the name of a site'],
  ['a-.example.com', 'not the name of a site'],
  ['a..example.com', 'not the name of a site'],
  ['*.example.com', 'not the name of a site'],
  [`${long}a.example`, 'a label of 64 characters'],
  [`${`${long}.`.repeat(4)}example`, 'a name of 263 characters'],
])('the site name %s is invalid', (name, problem) => expect(checkSiteName(name)).toContain(problem))

test('a database suffix is checked with the prefix that the service adds', () => {
  expect(checkDatabaseSuffix('hw1', 'x'.repeat(60))).toBeUndefined()
  expect(checkDatabaseSuffix('hw1', 'x'.repeat(61))).toContain('65 characters with its prefix hw1_')
  expect(checkDatabaseSuffix('hw1', 'my shop')).toContain('other characters')
})

test.each(['', 'blog', 'a/b_c.d~e-f', '.well-known', 'a..b/c.'])('the folder %j is valid', (folder) =>
  expect(checkFolder(folder)).toBeUndefined(),
)

test.each(['.', '..', 'a/../b', 'a//b', 'a b', 'é'])('the folder %j is invalid', (folder) =>
  expect(checkFolder(folder)).toContain('is not a path'),
)
