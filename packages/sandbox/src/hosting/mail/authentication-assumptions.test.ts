import type { DkimSettingList, DmarcSettingList, DnsRecordList, SpfRecordList } from '@hostwright/types'
import { expect, test } from 'vitest'
import type { SandboxOptions } from '../../server/create-sandbox.ts'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { testChoices } from '../../testing/test-choices.ts'

const subdomain = `shop.${seededDomain}`
const rejecting = { policy: 'reject', report_enabled: false, notification_mail_addresses: [] }

/** Creates a sandbox whose domain has a subdomain. */
async function setUpMail(options: Pick<SandboxOptions, 'assumptions'>) {
  const { onServer } = await setUpHosting(options)
  await onServer('POST /subdomain', { body: { subdomain, ssl: false } })
  return { onServer }
}

testChoices(
  'dkim-dmarc-entries',
  async (options) => {
    const { onServer } = await setUpMail(options)
    await onServer(`PUT /dkim/${subdomain}`, { body: { enabled: true } })
    await onServer(`PUT /dmarc/${seededDomain}`, { body: rejecting })
    const dkim = await onServer<DkimSettingList>(`GET /dkim?domain=${seededDomain}`)
    const dmarc = await onServer<DmarcSettingList>(`GET /dmarc?domain=${seededDomain}`)
    return [
      dkim.body.dkim_settings?.map(({ fqdn, enabled }) => [fqdn, enabled]),
      dmarc.body.dmarc_settings?.map(({ fqdn, policy: listed }) => [fqdn, listed]),
    ]
  },
  {
    'all-names': [
      [
        [seededDomain, false],
        [subdomain, true],
      ],
      [
        [seededDomain, 'reject'],
        [subdomain, 'none'],
      ],
    ],
    'names-in-use': [[[subdomain, true]], [[seededDomain, 'reject']]],
  },
)

testChoices(
  'mail-settings-among-dns-records',
  async (options) => {
    const { onServer } = await setUpMail(options)
    await onServer(`PUT /dkim/${seededDomain}`, { body: { enabled: true } })
    await onServer('POST /spf', { body: { fqdn: seededDomain } })
    await onServer(`PUT /dmarc/${seededDomain}`, { body: rejecting })
    const { body } = await onServer<DnsRecordList>(`GET /dns?domain=${seededDomain}`)
    return body.records.filter(({ type }) => type === 'TXT').map(({ host }) => host)
  },
  {
    'dkim-dmarc-spf': [`default._domainkey.${seededDomain}`, seededDomain, `_dmarc.${seededDomain}`],
    'dkim-spf': [`default._domainkey.${seededDomain}`, seededDomain],
    dkim: [`default._domainkey.${seededDomain}`],
    none: [],
  },
)

test('a DMARC setting has a TXT record, which is changed and deleted with it', async () => {
  const { onServer } = await setUpMail({})
  const readDmarc = async () => {
    const { body } = await onServer<DnsRecordList>(`GET /dns?domain=${seededDomain}`)
    return body.records.filter(({ type }) => type === 'TXT').map(({ host, content }) => [host, content])
  }
  await onServer(`PUT /dmarc/${subdomain}`, { body: rejecting })
  expect(await readDmarc()).toEqual([[`_dmarc.${subdomain}`, 'v=DMARC1; p=reject']])
  const reported = { policy: 'none', report_enabled: true, notification_mail_addresses: ['a@example.com'] }
  await onServer(`PUT /dmarc/${subdomain}`, { body: reported })
  expect(await readDmarc()).toEqual([[`_dmarc.${subdomain}`, 'v=DMARC1; p=none; rua=mailto:a@example.com']])
  await onServer(`DELETE /subdomain/${subdomain}`)
  expect(await readDmarc()).toEqual([])
})

test('the DMARC record of one domain stays when that of another one changes', async () => {
  const { onServer } = await setUpMail({})
  const reports = ['a@example.com', 'b@example.com']
  const reported = { policy: 'quarantine', report_enabled: true, notification_mail_addresses: reports }
  for (const name of [seededDomain, subdomain, seededDomain])
    expect(await onServer(`PUT /dmarc/${name}`, { body: reported })).toMatchObject({ status: 200 })
  const { body } = await onServer<DnsRecordList>(`GET /dns?domain=${seededDomain}`)
  const content = 'v=DMARC1; p=quarantine; rua=mailto:a@example.com,mailto:b@example.com'
  expect(body.records.filter(({ type }) => type === 'TXT')).toMatchObject([
    { host: `_dmarc.${subdomain}`, content },
    { host: `_dmarc.${seededDomain}`, content },
  ])
})

test('if DNS records stay after a domain is deleted, those of its settings are deleted', async () => {
  const { onServer, addDomain } = await setUpHosting({
    assumptions: { 'domain-deletion': 'dns-records-stay' },
  })
  const list = async () => (await onServer<DnsRecordList>('GET /dns')).body.records.map(({ host }) => host)
  await addDomain('example.org')
  const before = await list()
  const inIt = 'shop.example.org'
  await onServer('POST /subdomain', { body: { subdomain: inIt } })
  for (const name of ['example.org', inIt]) {
    await onServer(`PUT /dkim/${name}`, { body: { enabled: true } })
    await onServer(`PUT /dmarc/${name}`, { body: rejecting })
    expect(await onServer('POST /spf', { body: { fqdn: name } })).toMatchObject({ status: 200 })
  }
  expect(await list()).toHaveLength(before.length + 6)
  expect(await onServer('DELETE /domain/example.org')).toMatchObject({ status: 200 })
  expect(await list()).toEqual(before)
})

test('one of several SPF settings is changed and deleted, also if any text is accepted', async () => {
  const { onServer } = await setUpMail({ assumptions: { 'spf-text': 'any' } })
  const list = async () => {
    const { body } = await onServer<SpfRecordList>(`GET /spf?domain=${seededDomain}`)
    return body.spf_settings?.map(({ fqdn, spf_record }) => [fqdn, spf_record])
  }
  const note = { domain: seededDomain, host: 'note', type: 'TXT', content: 'a note' }
  expect(await onServer('POST /dns', { body: note })).toMatchObject({ status: 200 })
  for (const fqdn of [seededDomain, subdomain]) await onServer('POST /spf', { body: { fqdn } })
  const first = (await list())?.[0]
  const body = { action: 'custom', spf_record: 'none yet' }
  expect(await onServer(`PUT /spf/${subdomain}`, { body })).toMatchObject({ status: 200 })
  expect(await list()).toEqual([first, [subdomain, 'none yet']])
  expect(await onServer(`DELETE /spf/${subdomain}`)).toMatchObject({ status: 200 })
  expect(await list()).toEqual([first])
})

test('SPF settings that are kept apart go with a reset', async () => {
  const { onServer } = await setUpHosting({ assumptions: { 'mail-settings-among-dns-records': 'none' } })
  await onServer('POST /spf', { body: { fqdn: seededDomain } })
  const list = async () =>
    (await onServer<SpfRecordList>(`GET /spf?domain=${seededDomain}`)).body.spf_settings?.length
  const reset = (type: string) => onServer(`POST /domain/${seededDomain}/reset`, { body: { type } })
  expect([(await reset('web')).status, await list()]).toEqual([200, 1])
  expect([(await reset('other')).status, await list()]).toEqual([200, 0])
})

test('SPF settings that are kept apart go with their domain', async () => {
  const { onServer, proveOwnership } = await setUpHosting({
    assumptions: { 'mail-settings-among-dns-records': 'none' },
  })
  for (const fqdn of [seededDomain, servername])
    expect(await onServer('POST /spf', { body: { fqdn } })).toMatchObject({ status: 200 })
  await onServer(`DELETE /domain/${seededDomain}`)
  await proveOwnership(seededDomain)
  expect(await onServer('POST /domain', { body: { domain: seededDomain } })).toMatchObject({ status: 200 })
  const list = async (domain: string) =>
    (await onServer<SpfRecordList>(`GET /spf?domain=${domain}`)).body.spf_settings?.length
  expect(await list(seededDomain)).toBe(0)
  expect(await list(servername)).toBe(1)
})

test('other TXT records at the name of a DMARC or SPF setting are kept', async () => {
  const { onServer } = await setUpMail({})
  const others = [
    ['_dmarc.shop', 'no v=DMARC1'],
    ['shop', 'no v=spf1 mx'],
    ['shop', '"v=spf1 mx" " include:mail.example.net -all"'],
  ] as const
  for (const [host, content] of others) {
    const body = { domain: seededDomain, host, type: 'TXT', content }
    expect(await onServer('POST /dns', { body })).toMatchObject({ status: 200 })
  }
  await onServer(`PUT /dmarc/${subdomain}`, { body: rejecting })
  const { body } = await onServer<SpfRecordList>(`GET /spf?domain=${seededDomain}`)
  expect(body.spf_settings).toEqual([
    { fqdn: subdomain, spf_record: 'v=spf1 mx include:mail.example.net -all' },
  ])
  const dns = await onServer<DnsRecordList>(`GET /dns?domain=${seededDomain}`)
  const texts = dns.body.records.filter(({ type }) => type === 'TXT').map(({ content }) => content)
  expect(texts).toEqual([...others.map(([, content]) => content), 'v=DMARC1; p=reject'])
})

test('SPF settings and TXT records show the same, whichever of them was changed', async () => {
  const { onServer } = await setUpMail({})
  const readSpf = async () =>
    (await onServer<SpfRecordList>(`GET /spf?domain=${seededDomain}`)).body.spf_settings
  const readDns = async () => {
    const { body } = await onServer<DnsRecordList>(`GET /dns?domain=${seededDomain}`)
    return body.records.filter(({ type }) => type === 'TXT')
  }

  const own = { domain: seededDomain, host: 'shop', type: 'TXT', content: '"v=spf1 mx -all"' }
  const { body } = await onServer<{ id: number }>('POST /dns', { body: own })
  expect(await readSpf()).toEqual([{ fqdn: subdomain, spf_record: 'v=spf1 mx -all' }])
  expect((await onServer('POST /spf', { body: { fqdn: subdomain } })).status).not.toBe(200)
  const spf_record = 'v=spf1 include:mail.example.net -all'
  await onServer(`PUT /spf/${subdomain}`, { body: { action: 'custom', spf_record } })
  expect(await readDns()).toMatchObject([{ id: body.id, host: subdomain, content: spf_record }])
  await onServer(`PUT /dns/${body.id}`, { body: { ...own, content: 'v=spf1 ~all' } })
  expect(await readSpf()).toEqual([{ fqdn: subdomain, spf_record: 'v=spf1 ~all' }])
  await onServer(`DELETE /dns/${body.id}`)
  expect(await readSpf()).toEqual([])

  await onServer('POST /spf', { body: { fqdn: seededDomain } })
  expect(await readDns()).toMatchObject([{ host: seededDomain, content: expect.stringMatching(/^v=spf1 /) }])
  await onServer(`DELETE /spf/${seededDomain}`)
  expect(await readDns()).toEqual([])
})

/** Sends changes of an SPF record. Returns the record, and the status of the last change. */
async function changeSpf(options: Pick<SandboxOptions, 'assumptions'>, ...bodies: object[]) {
  const { onServer } = await setUpMail(options)
  await onServer('POST /spf', { body: { fqdn: seededDomain } })
  let status = 0
  for (const body of bodies) status = (await onServer(`PUT /spf/${seededDomain}`, { body })).status
  const list = await onServer<SpfRecordList>(`GET /spf?domain=${seededDomain}`)
  return [status, list.body.spf_settings?.[0]?.spf_record]
}

const custom = { action: 'custom', spf_record: 'v=spf1 mx -all' }
const first = `a:host1.example.jp a:${seededDomain} mx include:spf.example.net`

testChoices('spf-gmail', (options) => changeSpf(options, custom, { action: 'enable_gmail' }), {
  present: [200, 'v=spf1 mx include:_spf.example.net -all'],
  'after-reset': [200, `v=spf1 ${first} include:_spf.example.net ~all`],
})

testChoices('spf-text', (options) => changeSpf(options, { action: 'custom', spf_record: 'none' }), {
  'v-spf1': [422, `v=spf1 ${first} ~all`],
  any: [200, 'none'],
})
