import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as journalScripts from './journal-scripts.ts'
import * as pacingScripts from './scripts.ts'

test.each(Object.entries({ ...pacingScripts, ...journalScripts }))(
  'Redis knows %s by the hash that it has here',
  (_, { text, sha1 }) => {
    expect(sha1).toBe(createHash('sha1').update(text.join('')).digest('hex'))
  },
)
