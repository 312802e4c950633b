import { createClient, isApiError, JournalError } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const rejected = { error: { code: 'FORBIDDEN', message: 'No.' } }
const client = createClient({
  baseUrl: 'https://api.example.com',
  apiKey: 'key',
  fetch: async () => Response.json(rejected, { status: 403 }),
})

test('the built folder journal has its own entry point and throws errors of the same class', async () => {
  const journal = createFolderJournal('/nowhere')
  expect(await journal.list()).toEqual([])
  await expect(journal.read('x')).rejects.toBeInstanceOf(JournalError)
})

test('the package name resolves to the build, which works', async () => {
  expect(createRequire(import.meta.url).resolve('@hostwright/common')).toMatch(/\/dist\/index\.js$/)
  const error = await client.me().catch((thrown: unknown) => thrown)
  expect(isApiError(error, 'FORBIDDEN')).toBe(true)
})
