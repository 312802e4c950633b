import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { openScene } from './testing/open-scene.ts'

const pages = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`page-${index}.html`, `page ${index}`]))

test('a publish that would remove many files stops with the count, which allows it', async () => {
  const { client, options, fill, visit } = await openScene()
  await fill({ 'index.html': 'one', ...pages(30) })
  await publishFolder(client, options)
  await fill({ 'index.html': 'one', ...pages(19) })
  await expect(publishFolder(client, options)).rejects.toThrow('remove 11 of 31 files')
  await expect(publishFolder(client, { ...options, remove: 10 })).rejects.toMatchObject({ reason: 'brake' })
  expect(await visit('/page-29.html')).toBe('page 29')
  const { removed } = await publishFolder(client, { ...options, remove: 11 })
  expect(removed).toHaveLength(11)
})

test('ten files may go without a question', async () => {
  const { client, options, fill } = await openScene()
  await fill({ 'index.html': 'one', ...pages(11) })
  await publishFolder(client, options)
  await fill({ 'index.html': 'one', ...pages(1) })
  expect((await publishFolder(client, options)).removed).toHaveLength(10)
})

test('an empty folder, and one without the index that was published, stop', async () => {
  const { client, options, fill, visit } = await openScene()
  await fill({ 'index.html': 'one', 'a.html': 'a' })
  await publishFolder(client, options)
  await fill({})
  await expect(publishFolder(client, options)).rejects.toThrow('no file to publish')
  await fill({ 'a.html': 'a' })
  await expect(publishFolder(client, options)).rejects.toThrow('no index page')
  expect(await visit('/')).toBe('one')
})

test('a second source stops and says who published last, unless it may take over', async () => {
  const { client, options, fill, visit } = await openScene()
  await fill({ 'index.html': 'one' })
  await publishFolder(client, { ...options, name: 'shop', commit: 'abc123' })
  const other = { ...options, name: 'blog' }
  await expect(publishFolder(client, other)).rejects.toThrow(
    /^shop published here last, from .* commit abc123/,
  )
  await fill({ 'index.html': 'two' })
  await expect(publishFolder(client, { ...other, takeOver: true })).rejects.toMatchObject({
    reason: 'conflict',
  })
  expect(await visit('/')).toBe('one')
  await publishFolder(client, { ...other, takeOver: true, adopt: ['index.html'] })
  expect(await visit('/')).toBe('two')
})
