import type { DnsRecordList, SpfRecordList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { setUpHosting } from '../../testing/hosting.ts'

async function setUpSpf() {
  const { onServer, addDomain } = await setUpHosting()
  await addDomain('example.net')
  for (const fqdn of ['example.com', 'example.net']) await onServer('POST /spf', { body: { fqdn } })
  return {
    onServer,
    list: async (domain: string) => {
      const { body } = await onServer<SpfRecordList>(`GET /spf?domain=${domain}`)
      return body.spf_settings?.map(({ fqdn }) => fqdn)
    },
  }
}

test('the SPF records of a domain are listed without those of another one', async () => {
  const { list } = await setUpSpf()
  expect(await list('example.com')).toEqual(['example.com'])
  expect(await list('example.net')).toEqual(['example.net'])
})

test.each([
  ['as it is', 'v=spf1 mx -all'],
  ['in quotes', '"v=spf1 mx -all"'],
  ['in several quotes', '"v=spf1 "  "mx" " -all"'],
])('a TXT record written %s is an SPF record', async (_, content) => {
  const { onServer } = await setUpHosting()
  const record = { domain: 'example.com', host: 'news', type: 'TXT', content }
  expect(await onServer('POST /dns', { body: record })).toMatchObject({ status: 200 })
  const wanted = [{ fqdn: 'news.example.com', spf_record: 'v=spf1 mx -all' }]
  expect(await onServer('GET /spf?domain=example.com')).toMatchObject({ body: { spf_settings: wanted } })
  // A name with the same beginning or end is a different name.
  await onServer('POST /subdomain', { body: { subdomain: 'ws.example.com' } })
  expect(await onServer('GET /spf?domain=ws.example.com')).toMatchObject({ body: { spf_settings: [] } })
})

test('a TXT record whose text is replaced is not an SPF record any more', async () => {
  const { onServer, list } = await setUpSpf()
  const { body } = await onServer<DnsRecordList>('GET /dns?domain=example.net')
  const found = body.records.find(({ content }) => content.includes('v=spf1'))
  expect(await onServer(`PUT /dns/${found?.id}`, { body: { content: 'moved' } })).toMatchObject({
    status: 200,
  })
  expect(await list('example.net')).toEqual([])
  expect(await list('example.com')).toEqual(['example.com'])
})

test('the SPF record of a wildcard is listed with its name', async () => {
  const { onServer, list } = await setUpSpf()
  const record = { domain: 'example.net', host: '*', type: 'TXT', content: 'v=spf1 -all' }
  expect(await onServer('POST /dns', { body: record })).toMatchObject({ status: 200 })
  expect(await list('example.net')).toEqual(['example.net', '*.example.net'])
})
