import { expect, test, vi } from 'vitest'
import { awaitDocs } from './await-docs.ts'

test('an open dashboard waits until the documentation is served, also while the sandbox does not respond', async () => {
  const link = new Response(null, { headers: { Link: '</index.html>; rel="help"' } })
  const ask = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(new Response(null))
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockResolvedValueOnce(link)
  const slept: number[] = []
  await awaitDocs(ask, async (ms) => void slept.push(ms))
  expect(slept).toEqual([2_000, 2_000, 2_000])
})
