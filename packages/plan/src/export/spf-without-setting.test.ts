import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { exportAccount, parseDesired } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

test('an SPF record that the SPF setting does not show is exported as a record, without spf: null', async () => {
  const { sandbox, connect } = await setUp()
  const client = connect({
    fetch: (request) =>
      request.url.includes('/spf')
        ? Promise.resolve(Response.json({ spf_settings: [] }))
        : sandbox.fetch(request),
  })
  expect(await exportAccount(client)).toContain('spf: null')
  const { dns } = createHosting(client).server('hw123456.example.jp')
  await dns.create({ domain: 'example.com', host: '@', type: 'TXT', content: 'v=spf1 mx -all' })
  const text = await exportAccount(client)
  expect(text).toContain('content: v=spf1 mx -all')
  expect(text).not.toContain('spf: null')
  expect(() => parseDesired(text)).not.toThrow()
})
