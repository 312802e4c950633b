import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { isBelow } from './is-below.ts'

test.each([
  ['C:\\site', 'C:\\site\\a\\b.html', true],
  ['C:\\site', 'c:\\SITE\\a', true],
  ['C:\\site', 'C:\\site', false],
  ['C:\\site', 'C:\\sites\\a', false],
  ['C:\\site', 'C:\\', false],
  ['C:\\site', 'D:\\private', false], // a junction may lead to another drive
  ['C:\\site', '\\\\server\\share\\private', false],
])('on Windows: below %s, %s: %s', (folder, place, expected) => {
  expect(isBelow(folder, place, win32)).toBe(expected)
})

test.each([
  ['/site', '/site/a', true],
  ['/site', '/site/..a', true],
  ['/site', '/site', false],
  ['/site', '/', false],
  ['/site', '/sites', false],
])('elsewhere: below %s, %s: %s', (folder, place, expected) => {
  expect(isBelow(folder, place, posix)).toBe(expected)
})
