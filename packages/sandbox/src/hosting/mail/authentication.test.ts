import { createPublicKey } from 'node:crypto'
import type { DkimSetting, DnsRecordList, SpfRecordList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const subdomain = `shop.${seededDomain}`
const invalid = { status: 422, body: errorBody('VALIDATION_ERROR') }

async function setUpAuthentication(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer } = await setUpHosting(options)
  await onServer('POST /subdomain', { body: { subdomain } })
  return {
    onServer,
    enable: (enabled: boolean, domain = seededDomain) =>
      onServer(`PUT /dkim/${domain}`, { body: { enabled } }),
    readDkim: async (domain = seededDomain) => (await onServer<DkimSetting>(`GET /dkim/${domain}`)).body,
    listDkimRecords: async () =>
      (await onServer<DnsRecordList>('GET /dns')).body.records.filter(({ host }) =>
        host.includes('_domainkey'),
      ),
    changeSpf: (body: object) => onServer(`PUT /spf/${subdomain}`, { body }),
    listSpf: async (domain = seededDomain) =>
      (await onServer<SpfRecordList>(`GET /spf?domain=${domain}`)).body.spf_settings,
  }
}

test('DKIM that is enabled shows among the DNS records as TXT at default._domainkey.{domain}', async () => {
  const { enable, readDkim, listDkimRecords } = await setUpAuthentication()
  expect(await readDkim()).toEqual({ fqdn: seededDomain, enabled: false, dkim_record: null })
  for (let n = 0; n < 2; n++) expect(await enable(true)).toMatchObject({ status: 200 })
  const { enabled, dkim_record } = await readDkim()
  expect(enabled).toBe(true)
  expect(dkim_record).toMatchObject({ hostname: `default._domainkey.${seededDomain}`, type: 'TXT' })
  expect(await listDkimRecords()).toMatchObject([
    {
      domain: seededDomain,
      host: `default._domainkey.${seededDomain}`,
      type: 'TXT',
      content: dkim_record?.content,
    },
  ])
  await enable(false)
  expect(await listDkimRecords()).toEqual([])
  expect(await readDkim()).toMatchObject({ enabled: false, dkim_record: null })
})

test('the key in a DKIM record can be read, and each domain has its own', async () => {
  const { enable, readDkim, listDkimRecords } = await setUpAuthentication()
  await enable(true)
  await enable(true, subdomain)
  const [one, other] = [await readDkim(), await readDkim(subdomain)].map(
    ({ dkim_record }) => dkim_record?.content.split('p=')[1] ?? '',
  )
  for (const key of [one, other]) {
    const read = createPublicKey({ key: Buffer.from(key ?? '', 'base64'), format: 'der', type: 'spki' })
    expect(read.asymmetricKeyDetails).toMatchObject({ modulusLength: 1_024 })
  }
  expect(one).not.toBe(other)
  expect((await listDkimRecords())[1]).toMatchObject({
    domain: seededDomain,
    host: `default._domainkey.shop.${seededDomain}`,
  })
})

test('enabling DKIM again puts back a record that was deleted among the DNS records', async () => {
  const { onServer, enable, listDkimRecords } = await setUpAuthentication()
  await enable(true)
  const [record] = await listDkimRecords()
  await onServer(`DELETE /dns/${record?.id}`)
  await enable(true)
  expect(await listDkimRecords()).toMatchObject([{ content: record?.content }])
})

test('disabling DKIM deletes its own record, and keeps other records', async () => {
  const { onServer, enable, listDkimRecords } = await setUpAuthentication()
  await enable(true)
  const [own] = await listDkimRecords()
  await enable(false)
  const body = { domain: seededDomain, host: 'default._domainkey', type: 'TXT', content: 'v=DKIM1; p=other' }
  for (const changes of [{}, { host: 'copy._domainkey', content: own!.content }])
    expect(await onServer('POST /dns', { body: { ...body, ...changes } })).toMatchObject({ status: 200 })
  await enable(true)
  expect(await listDkimRecords()).toHaveLength(3)
  await enable(false)
  expect((await listDkimRecords()).map(({ content }) => content)).toEqual(['v=DKIM1; p=other', own!.content])
  const copied = { ...body, content: own!.content }
  expect(await onServer('POST /dns', { body: copied })).toMatchObject({ status: 200 })
  await enable(false)
  expect(await listDkimRecords()).toHaveLength(3)
})

test('SPF settings that are kept apart are created, changed and deleted as well', async () => {
  const { onServer, changeSpf, listSpf } = await setUpAuthentication({
    assumptions: {
      'mail-settings-among-dns-records': 'dkim',
    },
  })
  expect(await onServer('POST /spf', { body: { fqdn: subdomain } })).toMatchObject({ status: 200 })
  expect(await listSpf()).toMatchObject([{ fqdn: subdomain, spf_record: expect.stringMatching(/^v=spf1 /) }])
  const spf_record = 'v=spf1 -all'
  expect(await changeSpf({ action: 'custom', spf_record })).toMatchObject({ status: 200 })
  expect(await listSpf()).toEqual([{ fqdn: subdomain, spf_record }])
  expect(await onServer(`DELETE /spf/${subdomain}`)).toMatchObject({ status: 200 })
  expect(await listSpf()).toEqual([])
})

test('the record of a domain without DKIM can be assumed to show', async () => {
  const { readDkim } = await setUpAuthentication({
    assumptions: { 'dkim-record-while-off': 'future-record' },
  })
  expect(await readDkim()).toMatchObject({ enabled: false, dkim_record: { type: 'TXT' } })
})

test('DKIM and DMARC settings are listed for a domain and its subdomains', async () => {
  const { onServer, enable } = await setUpAuthentication()
  await enable(true, subdomain)
  expect((await onServer(`GET /dkim?domain=${seededDomain}`)).body).toEqual({
    dkim_settings: [
      { fqdn: seededDomain, enabled: false },
      { fqdn: subdomain, enabled: true },
    ],
  })
  const setting = {
    policy: 'reject',
    report_enabled: true,
    notification_mail_addresses: [`dmarc@${seededDomain}`],
  }
  expect(await onServer(`PUT /dmarc/${subdomain}`, { body: setting })).toMatchObject({ status: 200 })
  expect((await onServer(`GET /dmarc?domain=${seededDomain}`)).body).toEqual({
    dmarc_settings: [
      { fqdn: seededDomain, policy: 'none', report_enabled: false, notification_mail_addresses: [] },
      { fqdn: subdomain, ...setting },
    ],
  })
})

test('a DMARC policy is one of the standard, or any text under the alternative', async () => {
  const setting = { policy: 'maybe', report_enabled: false, notification_mail_addresses: [] }
  const strict = await setUpAuthentication()
  expect(await strict.onServer(`PUT /dmarc/${seededDomain}`, { body: setting })).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', ['policy: must be one of none, quarantine, reject.']),
  })
  const open = await setUpAuthentication({ assumptions: { 'dmarc-policies': 'any' } })
  expect(await open.onServer(`PUT /dmarc/${seededDomain}`, { body: setting })).toMatchObject({ status: 200 })
})

test('an SPF record is created, reset, opened to Gmail, set and deleted', async () => {
  const { onServer, changeSpf, listSpf } = await setUpAuthentication()
  expect(await changeSpf({ action: 'reset' })).toMatchObject({ status: 404, body: errorBody('NOT_FOUND') })
  expect(await onServer('POST /spf', { body: { fqdn: subdomain } })).toMatchObject({
    status: 200,
    body: { fqdn: subdomain },
  })
  const first = `v=spf1 a:host1.example.jp a:${subdomain} mx include:spf.example.net ~all`
  expect(await listSpf()).toEqual([{ fqdn: subdomain, spf_record: first }])
  for (let n = 0; n < 2; n++)
    expect(await changeSpf({ action: 'enable_gmail' })).toMatchObject({ status: 200 })
  expect((await listSpf())?.[0]?.spf_record).toBe(first.replace('~all', 'include:_spf.example.net ~all'))
  const custom = 'v=spf1 ip4:192.0.2.1'
  expect(await changeSpf({ action: 'custom', spf_record: custom })).toMatchObject({ status: 200 })
  expect(await listSpf(subdomain)).toEqual([{ fqdn: subdomain, spf_record: custom }])
  await changeSpf({ action: 'enable_gmail' })
  expect((await listSpf())?.[0]?.spf_record).toBe(`${custom} include:_spf.example.net`)
  await changeSpf({ action: 'reset' })
  expect((await listSpf())?.[0]?.spf_record).toBe(first)
  expect(await onServer('POST /spf', { body: { fqdn: subdomain } })).toMatchObject({ status: 409 })
  expect(await onServer(`DELETE /spf/${subdomain}`)).toMatchObject({ status: 200 })
  expect(await onServer(`DELETE /spf/${subdomain}`)).toMatchObject({ status: 404 })
  expect(await listSpf()).toEqual([])
})

test.each([
  ['custom without spf_record', { action: 'custom' }],
  ['custom with a text of another kind', { action: 'custom', spf_record: 'hello' }],
  ['spf_record with another action', { action: 'reset', spf_record: 'v=spf1 -all' }],
  ['an unknown action', { action: 'clear' }],
])('SPF rejects %s', async (_, body) => {
  const { onServer, changeSpf } = await setUpAuthentication()
  await onServer('POST /spf', { body: { fqdn: subdomain } })
  expect(await changeSpf(body)).toMatchObject(invalid)
})
