import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import {
  type DesiredDmarc,
  type DesiredDomain,
  exportAccount,
  parseDesired,
  type Plan,
  planAccount,
} from '../index.ts'
import { setUp, type Scene } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const domain = 'example.com'
const known = { mail_address: `info@${domain}`, password: 'Correct-Horse-7' }
const filtered = { spam_filter: { strict_html_mail: true } }
const replied = { info: { auto_reply: { subject: 'Away', body: 'Back on Monday.' } } }
const forwarded = { info: { forwarding: { addresses: ['a@example.net'], keep_in_mailbox: true } } }
const dmarc: DesiredDmarc = { policy: 'reject', report_enabled: false, notification_mail_addresses: [] }

/** Each setting with the read of the API that does not find it, and a site of the file that writes it. */
const settings: readonly (readonly [name: string, operationId: string, site: DesiredDomain])[] = [
  ['spam_filter', 'getSpamFilter', { mail: filtered }],
  ['smtp_abroad_restriction', 'getSmtpAbroadRestriction', { mail: { smtp_abroad_restriction: false } }],
  ['dkim', 'listDkimSettings', { dkim: true }],
  ['dmarc', 'listDmarcSettings', { dmarc }],
  ['spf', 'listSpfRecords', { spf: { spf_record: 'v=spf1 -all' } }],
  ['auto_reply', 'listAutoReplies', { mail: { accounts: replied } }],
  ['forwarding', 'getMailForwarding', { mail: { accounts: forwarded } }],
]

async function build(operationId: string): Promise<Scene> {
  const scene = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  await createHosting(scene.client).server(server).mail.create(known)
  scene.sandbox.faults.add({ operationId, effect: { status: 404, code: 'NOT_FOUND' }, times: 100 })
  return scene
}

const plan = ({ client }: Scene, site: DesiredDomain, name = domain): Promise<Plan> =>
  planAccount(client, { version: 1, hosting: { [server]: { domains: { [name]: site } } } })

test.each(settings)(
  'a %s that the API does not find for a site that it lists cannot be written, and other changes can',
  async (kind, operationId, site) => {
    const scene = await build(operationId)
    const { changes } = await plan(scene, { memo: 'shop', ...site })
    const held = changes.filter(({ obstacles }) => obstacles.length > 0)
    expect(held.map(({ at }) => at.kind)).toEqual([kind])
    expect(held[0]?.obstacles).toEqual([expect.stringContaining(`although it lists ${domain}`)])
    const others = changes.filter(({ obstacles }) => obstacles.length === 0)
    expect(others.map(({ at }) => at.kind)).toEqual(['domains'])
  },
)

test.each([
  ['spf', 'listSpfRecords', { spf: null }],
  ['auto_reply', 'listAutoReplies', { mail: { accounts: { info: { auto_reply: null } } } }],
])(
  'a %s that the API does not find for a site that it lists cannot be removed either',
  async (_, id, site) => {
    const { changes } = await plan(await build(id), site)
    expect(changes).toMatchObject([{ action: 'delete', obstacles: [expect.stringContaining('404')] }])
  },
)

test.each(settings)('a %s of a new domain has no obstacle', async (_, operationId, site) => {
  const { changes } = await plan(await build(operationId), site, 'example.net')
  expect(changes.flatMap(({ obstacles }) => obstacles).filter((one) => one.includes('404'))).toEqual([])
})

test.each(settings)(
  'a %s that the API does not find is left out of an export, whose plan is empty',
  async (_, id) => {
    const scene = await build(id)
    const file = parseDesired(await exportAccount(scene.client))
    expect((await planAccount(scene.client, file)).changes).toEqual([])
  },
)

test('DNS records that a setting may have made have no obstacle if the API does not find the setting', async () => {
  const scene = await build('listSpfRecords')
  const { changes } = await plan(scene, { dns: { prune: true, records: [] } })
  expect(changes.flatMap(({ obstacles }) => obstacles)).toEqual([])
})
