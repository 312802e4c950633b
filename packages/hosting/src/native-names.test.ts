import { expect, test } from 'vitest'
import { namingCalls } from './testing/naming-calls.ts'
import { recordSite } from './testing/record-site.ts'

test.each(Object.entries(namingCalls))('%s sends native names in Punycode', async (_, [call, line, body]) => {
  const { site, sent } = recordSite()
  await call(site)
  const expected = line.replace(' ', ' /v1/server/hw123456.example.jp')
  const [first, ...later] = sent
  expect(first).toEqual(body === undefined ? [expected] : [expected, body])
  // A read can follow, for what the response of a write does not have.
  expect(later.filter(([one]) => !one.startsWith('GET '))).toEqual([])
})
