import { createClient } from '@hostwright/common'
import { expect, test, vi } from 'vitest'
import { createHosting } from './hosting.ts'
import { setUp } from './testing/ensure-scene.ts'

const lists = [
  'dns',
  'mail',
  'subdomains',
  'ftp',
  'wordpress',
  'mailFilters',
  'ssl',
  'php',
  'dkim',
  'spf',
] as const

test.each([
  ['example.com', 'example.com'],
  [['example.com'], 'example.com'],
  [{ domian: 'example.com' }, 'domian'],
  [{ domain: 'example.com', type: 'A' }, 'type'],
  [null, 'null'],
])('%j in place of { domain } lists nothing, where it listed all domains', async (given, named) => {
  const fetch = vi.fn<() => Promise<Response>>()
  const client = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch })
  const site = createHosting(client).server('hw123456.example.jp')
  for (const list of lists)
    await expect(async () => site[list].list(given as object)).rejects.toThrow(
      `query has ${named}: give { domain: 'example.com' }, or nothing for all domains`,
    )
  expect(fetch).not.toHaveBeenCalled()
})

test('a domain with the dot of a zone file has the same records as without it', async () => {
  const { site } = await setUp()
  const records = await site.dns.list({ domain: 'example.com' })
  expect(records.length).toBeGreaterThan(0)
  expect(await site.dns.list({ domain: 'Example.com.' })).toEqual(records)
})
