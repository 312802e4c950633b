import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan } from '../apply/apply-plan.ts'
import type { Desired, DesiredDomain } from '../generated/desired.ts'
import { planAccount } from '../engine/plan-account.ts'
import { setUp } from '../testing/set-up.ts'

const servername = 'hw123456.example.jp'
const domain = 'example.com'

const toFile = (site: DesiredDomain): Desired => ({
  version: 1,
  hosting: { [servername]: { domains: { [domain]: site } } },
})

test('dmarc: null deletes the DMARC record, and a second plan has nothing to do', async () => {
  const { client } = await setUp()
  const site = createHosting(client).server(servername)
  await site.dmarc.update(domain, { policy: 'none', report_enabled: false, notification_mail_addresses: [] })
  const file = toFile({ dmarc: null, dns: { prune: false, records: [] } })
  const plan = await planAccount(client, file)
  expect(plan.changes).toMatchObject([
    { address: `hosting/${servername}/dmarc/${domain}`, action: 'delete', needs: ['interrupt'], after: null },
  ])
  await applyPlan(plan, { client, allow: ['interrupt'] })
  const texts = (await site.dns.list({ domain })).filter(({ host }) => host.startsWith('_dmarc'))
  expect(texts).toEqual([])
  expect((await planAccount(client, file)).changes).toEqual([])
})

test('dmarc: null deletes the record once, if the file prunes the zone too', async () => {
  const { client, writes } = await setUp()
  const site = createHosting(client).server(servername)
  await site.dns.create({ domain, host: '_dmarc', type: 'TXT', content: 'v=DMARC1; p=reject' })
  const plan = await planAccount(client, toFile({ dmarc: null, dns: { prune: true, records: [] } }))
  const ofDmarc = plan.changes.filter(({ address }) => address.includes('dmarc'))
  expect(ofDmarc.map(({ address }) => address)).toEqual([`hosting/${servername}/dmarc/${domain}`])
  await applyPlan(plan, { client, allow: ['delete', ...plan.needs] })
  expect(writes().filter((line) => line.startsWith('DELETE'))).toHaveLength(plan.changes.length)
})

test('auto_reply: null removes the automatic reply with the allowance interrupt, and leaves the mailbox', async () => {
  const { client, writes } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const site = createHosting(client).server(servername)
  const mail_address = `info@${domain}`
  await site.mail.create({ mail_address, password: 'Correct-Horse-7' })
  await site.autoReplies.create({ domain, mail_address, subject: 'Away', body: 'Back on Monday.' })
  const accounts = { info: { auto_reply: null } }
  const plan = await planAccount(client, toFile({ mail: { accounts } }))
  expect(plan.changes).toMatchObject([{ action: 'delete', needs: ['interrupt'] }])
  await applyPlan(plan, { client, allow: ['interrupt'] })
  expect(writes().at(-1)).toContain('DELETE')
  expect((await site.mail.list({ domain })).map((account) => account.mail_address)).toEqual([mail_address])
  expect((await planAccount(client, toFile({ mail: { accounts } }))).changes).toEqual([])
})
