import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'

test('the built package makes a call', async () => {
  const requests: string[] = []
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'dist-test',
    async fetch(request) {
      requests.push(`${request.method} ${request.url}`)
      return Response.json({ domain: 'example.com', log: 'one line' })
    },
  })
  const site = createHosting(client).server('hw123456.example.jp')
  await expect(site.errorLog({ domain: '例え.jp', lines: 1 })).resolves.toBe('one line')
  expect(requests).toEqual([
    'GET https://api.example.com/v1/server/hw123456.example.jp/error-log?domain=xn--r8jz45g.jp&lines=1',
  ])
})
