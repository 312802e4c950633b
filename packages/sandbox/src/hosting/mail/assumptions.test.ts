import type {
  AutoReplyList,
  DkimSettingList,
  DnsRecordList,
  MailAccountList,
  MailFilterList,
  MailForwarding,
  SmtpAbroadRestriction,
  SpamFilter,
} from '@hostwright/types'
import type { SandboxOptions } from '../../server/create-sandbox.ts'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { testChoices } from '../../testing/test-choices.ts'

const subdomain = `shop.${seededDomain}`
const address = `info@${seededDomain}`
const addressPath = encodeURIComponent(address)
const password = 'Correct-Horse-7'

/** Creates a sandbox whose server has a domain with proven ownership, and a subdomain. */
async function setUpMail(options: Pick<SandboxOptions, 'assumptions'>) {
  const hosting = await setUpHosting(options)
  const { onServer } = hosting
  await hosting.proveOwnership(seededDomain)
  await onServer('POST /subdomain', { body: { subdomain, ssl: false } })
  const filter = {
    domain: seededDomain,
    conditions: [{ keyword: 'a', field: 'subject', match_type: 'contain' }],
  }
  return {
    ...hosting,
    addAccount: (mail_address = address, body: object = {}) =>
      onServer('POST /mail', { body: { mail_address, password, ...body } }),
    listAccounts: async () => (await onServer<MailAccountList>('GET /mail')).body.accounts,
    addFilter: (action: object) =>
      onServer<{ id: string }>('POST /mail-filter', {
        body: { ...filter, action: { method: 'move', ...action } },
      }),
  }
}

testChoices(
  'hosting-sites',
  async (options) => {
    const { onServer, addAccount } = await setUpMail(options)
    const ftp = { ftp_account: `shop@${subdomain}`, password, directory: '/' }
    const answers = [
      await addAccount(`info@${subdomain}`),
      await onServer('POST /ftp', { body: ftp }),
      await onServer(`GET /dkim/${subdomain}`),
      await onServer(`GET /access-log?domain=${subdomain}`),
      await onServer(`GET /spam-filter?domain=${subdomain}`),
      await onServer(`GET /auto-reply?domain=${subdomain}`),
      await onServer('POST /spf', { body: { fqdn: subdomain } }),
    ]
    const { body } = await onServer<DkimSettingList>(`GET /dkim?domain=${seededDomain}`)
    return [answers.map(({ status }) => status), body.dkim_settings?.length]
  },
  {
    'domains-and-subdomains': [[200, 200, 200, 200, 200, 200, 200], 2],
    domains: [[404, 404, 404, 404, 404, 404, 200], 1],
  },
)

testChoices(
  'account-name-case',
  async (options) => {
    const { onServer, addAccount, listAccounts } = await setUpMail(options)
    const mixed = 'Info@EXAMPLE.com'
    await addAccount(mixed)
    const second = await addAccount(address)
    const ftp = { ftp_account: 'Deploy@example.com', password, directory: '/' }
    const { body } = await onServer<{ ftp_account: string }>('POST /ftp', { body: ftp })
    const names = (await listAccounts()).map(({ mail_address }) => mail_address)
    return [
      second.status,
      names,
      body.ftp_account,
      (await onServer(`GET /mail/${encodeURIComponent(mixed)}`)).status,
    ]
  },
  {
    ignored: [409, [address], 'deploy@example.com', 200],
    kept: [200, ['Info@example.com', address], 'Deploy@example.com', 200],
  },
)

testChoices(
  'mail-quota-omitted',
  async (options) => {
    const { addAccount, listAccounts } = await setUpMail(options)
    await addAccount()
    await addAccount(`sales@${seededDomain}`, { quota_mb: 7 })
    return (await listAccounts()).map(({ quota_mb }) => quota_mb)
  },
  { '2000-mb': [2_000, 7], '1000-mb': [1_000, 7], '50000-mb': [50_000, 7] },
)

testChoices(
  'ownership-check-of-subdomains',
  async (options) => {
    const { onServer, proveOwnership, addAccount } = await setUpMail(options)
    const { body } = await onServer<DnsRecordList>(`GET /dns?domain=${seededDomain}`)
    const proof = body.records.find(({ host }) => host.startsWith('_ownership-verify'))!
    const atFirst = (await addAccount(`info@${subdomain}`)).status
    await proveOwnership(subdomain)
    await onServer('POST /dns', {
      body: { domain: seededDomain, host: '_ownership-verify.shop', type: 'TXT', content: proof.content },
    })
    const proven = (await addAccount(`sales@${subdomain}`)).status
    return [atFirst, proven, (await addAccount()).status]
  },
  { 'parent-domain': [200, 200, 200], subdomain: [409, 200, 200] },
)

testChoices(
  'forwarding-keep-omitted',
  async (options) => {
    const { onServer, addAccount } = await setUpMail(options)
    await addAccount()
    const path = `/mail/${addressPath}/forwarding`
    const kept = async () => (await onServer<MailForwarding>(`GET ${path}`)).body.keep_in_mailbox
    const change = (body: object) => onServer(`PUT ${path}`, { body: { forwarding_addresses: [], ...body } })
    const seen = [await kept()]
    await change({ keep_in_mailbox: false })
    await change({})
    return [...seen, await kept()]
  },
  {
    'keep-first-true': [true, false],
    'keep-first-false': [false, false],
    'set-true': [true, true],
  },
)

testChoices(
  'mail-filter-priority',
  async (options) => {
    const { onServer, addFilter } = await setUpMail(options)
    const trash = { type: 'trash', target: '' }
    const first = await addFilter(trash)
    await addFilter(trash)
    await onServer(`DELETE /mail-filter/${first.body.id}`)
    await addFilter(trash)
    return (await onServer<MailFilterList>('GET /mail-filter')).body.filters.map(({ priority }) => priority)
  },
  {
    'place-in-list': [1, 2],
    'last-plus-one': [2, 3],
  },
)

testChoices(
  'mail-filter-target',
  async (options) => {
    const { addFilter } = await setUpMail(options)
    const answers = [
      await addFilter({ type: 'mail_address', target: '' }),
      await addFilter({ type: 'trash', target: address }),
    ]
    return answers.map(({ status }) => status)
  },
  {
    'empty-for-mail-address': [422, 422],
    none: [200, 200],
  },
)

testChoices(
  'new-spam-filter',
  async (options) => {
    const { onServer } = await setUpMail(options)
    return (await onServer<SpamFilter>(`GET /spam-filter?domain=${seededDomain}`)).body
  },
  {
    standard: {
      filter_type: 'standard',
      spam_level: 'level_3',
      strict_non_japanese_subject: false,
      strict_html_mail: false,
      detection_action: 'spam_folder',
      dmarc_receiver: false,
    },
    off: {
      filter_type: 'off',
      spam_level: 'level_1',
      strict_non_japanese_subject: false,
      strict_html_mail: false,
      detection_action: 'inbox',
      dmarc_receiver: true,
    },
  },
)

testChoices(
  'smtp-restriction-of-new-domain',
  async (options) => {
    const { onServer } = await setUpMail(options)
    const path = `GET /smtp-abroad-restriction?domain=${seededDomain}`
    return (await onServer<SmtpAbroadRestriction>(path)).body.abroad_access_restriction
  },
  { yes: true, no: false },
)

testChoices(
  'mail-account-deletion',
  async (options) => {
    const { onServer, addAccount } = await setUpMail(options)
    await addAccount()
    const body = { domain: seededDomain, mail_address: address, subject: 'Away', body: 'Until Monday.' }
    await onServer('POST /auto-reply', { body })
    await onServer(`DELETE /mail/${addressPath}`)
    const list = await onServer<AutoReplyList>(`GET /auto-reply?domain=${seededDomain}`)
    return list.body.auto_replies?.map(({ mail_address }) => mail_address)
  },
  { deleted: [], stays: [address] },
)

testChoices(
  'mail-and-database-password',
  async (options) => {
    const { onServer, addAccount } = await setUpMail(options)
    const statuses = []
    for (const password of ['12345678', '1234567']) {
      statuses.push((await addAccount(`${password.length}@${servername}`, { password })).status)
      const body = { name_suffix: `u${password.length}`, password }
      statuses.push((await onServer('POST /db/user', { body })).status)
      statuses.push((await onServer('PUT /db/user/hw123456_u8', { body: { password } })).status)
    }
    return statuses
  },
  { '8-characters': [200, 200, 200, 422, 422, 422], '6-characters': [200, 200, 200, 200, 200, 200] },
)
