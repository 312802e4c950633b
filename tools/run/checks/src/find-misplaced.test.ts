import { expect, test } from 'vitest'
import { findMisplaced } from './find-misplaced.ts'

test('a test file that no suite ran, and one that two suites ran, are named', () => {
  const ran = new Map([
    ['common', ['a.test.ts', 'b.test.ts']],
    ['docs', ['b.test.ts']],
  ])
  expect(findMisplaced(['a.test.ts', 'b.test.ts', 'c.test.ts'], ran)).toEqual([
    'b.test.ts: it ran in common and docs',
    'c.test.ts: no suite ran it',
  ])
})
