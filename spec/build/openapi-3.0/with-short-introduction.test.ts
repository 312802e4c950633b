import { expect, test } from 'vitest'
import { withShortIntroduction } from './with-short-introduction.ts'

test('keeps the first paragraph', () => {
  const info = { title: 'API', description: 'One\nsentence.\n\n## Errors\n\nMany.' }
  expect(withShortIntroduction({ info, paths: {} })).toEqual({
    info: { title: 'API', description: 'One\nsentence.\n' },
    paths: {},
  })
})

test('leaves a description without an introduction', () => {
  expect(withShortIntroduction({ info: { title: 'API' } })).toEqual({ info: { title: 'API' } })
})
