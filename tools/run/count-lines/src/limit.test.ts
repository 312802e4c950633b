import { skipWithout } from '@hostwright/requirements/skip-without'
import { expect, test } from 'vitest'
import { countLines } from './count-lines.ts'
import { toRooms } from './to-rooms.ts'

// A change that needs more lines removes others. Lower the limit when the tools have shrunk.
const limit = 26_630

test(`the tools without the site have at most ${limit} lines of code, tests included`, async (context) => {
  skipWithout(context, 'Python 3 with venv')
  const rooms = toRooms(await countLines())
  const { code, tests } = rooms.find(({ name }) => name === 'tools without the site')!
  expect(code).toBeGreaterThan(0)
  expect(code + tests).toBeLessThanOrEqual(limit)
})
