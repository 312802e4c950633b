import { createClient } from '@hostwright/common'
import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { openScene, root } from './testing/open-scene.ts'
import { readSite } from './testing/read-site.ts'
import { undoPublish } from './undo-publish.ts'

const site = { 'index.html': '<p>one</p>', 'assets/app.js': 'one()', 'a/b/c.txt': 'deep' }

test('a folder becomes a site, and the same call again writes nothing', async () => {
  const { client, options, fill, visit, asOther } = await openScene()
  await fill(site)
  expect(await publishFolder(client, options)).toEqual({
    added: ['a/b/c.txt', 'assets/app.js', 'index.html'],
    changed: [],
    removed: [],
    leaving: [],
    lost: [],
    unchanged: 0,
    ignored: [],
    overdueOpenings: [],
    putBack: [],
    checked: [],
  })
  expect(await visit('/')).toBe('<p>one</p>')
  expect(await visit('/a/b/c.txt')).toBe('deep')
  const before = await asOther(({ sftp }) => readSite(sftp, '/home/hw123456'))
  expect(await publishFolder(client, options)).toMatchObject({ added: [], changed: [], unchanged: 3 })
  expect(await asOther(({ sftp }) => readSite(sftp, '/home/hw123456'))).toEqual(before)
})

test('a client that only reads publishes nothing and puts nothing back; its dry run works', async () => {
  const { client, options, fill, visit, sandbox } = await openScene()
  await fill(site)
  await publishFolder(client, options)
  await fill({ ...site, 'index.html': '<p>two</p>' })
  const { baseUrl, apiKey, fetch } = sandbox
  const reader = createClient({ baseUrl, apiKey, fetch, readOnly: true })
  const error = { name: 'ConfigError', message: 'readOnly is set, so nothing was published' }
  await expect(publishFolder(reader, options)).rejects.toMatchObject(error)
  await expect(undoPublish(reader, options)).rejects.toMatchObject(error)
  expect(await publishFolder(reader, { ...options, dryRun: true })).toMatchObject({ changed: ['index.html'] })
  expect(await visit('/')).toBe('<p>one</p>')
})

test('only what changed travels; pages that are gone go, and assets that are gone stay for a day', async () => {
  const { client, options, fill, visit, sandbox } = await openScene()
  await fill({ ...site, 'old.html': 'old', 'assets/old.js': 'old()' })
  await publishFolder(client, options)
  await fill({ ...site, 'index.html': '<p>two</p>', 'new.css': 'new' })
  const seen: string[] = []
  const result = await publishFolder(client, { ...options, onProgress: ({ path }) => void seen.push(path) })
  expect(seen.toSorted()).toEqual(['index.html', 'new.css'])
  expect(result).toMatchObject({
    added: ['new.css'],
    changed: ['index.html'],
    removed: ['old.html'],
    leaving: ['assets/old.js'],
  })
  expect(await visit('/assets/old.js')).toBe('old()')
  expect(await publishFolder(client, options)).toMatchObject({ removed: [], leaving: ['assets/old.js'] })
  await sandbox.clock.advance({ hours: 25 })
  expect(await publishFolder(client, options)).toMatchObject({ removed: ['assets/old.js'], leaving: [] })
  expect(await visit('/assets/old.js')).toBeUndefined()
})

test('a dry run writes nothing', async () => {
  const { client, options, fill, asOther } = await openScene()
  await fill(site)
  const before = await asOther(({ sftp }) => readSite(sftp, '/home/hw123456'))
  const { added } = await publishFolder(client, { ...options, dryRun: true })
  expect(added).toHaveLength(3)
  expect(await asOther(({ sftp }) => readSite(sftp, '/home/hw123456'))).toEqual(before)
})

test('nothing of the state lies below the site', async () => {
  const { client, options, fill, asOther } = await openScene()
  await fill(site)
  await publishFolder(client, options)
  expect(await asOther(({ sftp }) => readSite(sftp, root))).toEqual(site)
})
