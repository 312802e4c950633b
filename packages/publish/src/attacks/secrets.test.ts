import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { openScene } from '../testing/open-scene.ts'
import { fill, errorOf, photograph, publish, reasonOf } from '../testing/attack.ts'

const begin = (kind: string): string => `-----BEGIN ${kind}-----`
const body = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtz'
const key = (kind = 'PRIVATE KEY'): string => `${begin(kind)}\n${body}\n-----END ${kind}-----\n`
const env = 'APP_ENV=production\nDB_PASSWORD=hunter2secret\nAPI_SECRET=q8w7e6r5t4\n'

// `walk-folder.test.ts` has the files that are secrets, and those that are not published.
test('a file that holds a secret stops with its path, and nothing travels', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'sub/notes.txt': key() + env })
  const before = await photograph(scene)
  const error = await errorOf(publish(scene))
  expect(error.reason).toBe('secret')
  expect(error.paths).toEqual(['sub/notes.txt'])
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/hunter2secret|b3BlbnNzaC1rZXk/)
  expect(await photograph(scene)).toEqual(before)
  expect(await reasonOf(publish(scene, { include: ['sub/notes.txt'] }))).toBe('done')
})

test('a file that holds the token of the API stops, and the error does not show it', async () => {
  const scene = await openScene()
  const { apiKey } = scene.sandbox
  await fill(scene, { 'index.html': 'one', 'app.js': `const token = "${apiKey}"\n` })
  const error = await errorOf(publish(scene))
  expect(error.reason).toBe('secret')
  expect(inspect(error, { depth: 9 })).not.toContain(apiKey)
})

test('a secret that comes into a page that is already published stops', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.js': 'x' })
  await publish(scene)
  await fill(scene, { 'index.html': 'two', 'a.js': key() })
  expect(await reasonOf(publish(scene))).toBe('secret')
  expect(await scene.visit('/')).toBe('one')
})

test('a dry run names a secret as well', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.js': key() })
  expect(await reasonOf(publish(scene, { dryRun: true }))).toBe('secret')
})
