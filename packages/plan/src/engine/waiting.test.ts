import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan } from '../apply/apply-plan.ts'
import { planAccount } from './plan-account.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const password = 'Correct-Horse-7'

test('a plan that replaces 400 mailboxes has at most 1 MB, and deletes none before the new ones are there', async () => {
  const { client, writes } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const site = createHosting(client).server(server)
  const names = Array.from({ length: 400 }, (_, index) => `user${index}`)
  for (const name of names) await site.mail.create({ mail_address: `${name}@example.com`, password })
  const accounts = Object.fromEntries(names.map((name) => [`new-${name}`, { password: { env: 'P' } }]))
  const domains = { 'example.com': { mail: { prune: true, accounts } } }
  const options = { resolveSecret: () => password }
  const plan = await planAccount(client, { version: 1, hosting: { [server]: { domains } } }, options)
  // The mailboxes, and the record that proves the domain.
  expect(plan.changes).toHaveLength(801)
  expect(JSON.stringify(plan).length).toBeLessThan(1_000_000)
  const before = writes().length
  await applyPlan(plan, { client, allow: ['delete', 'many~**'], ...options })
  const sent = writes().slice(before)
  const first = sent.findIndex((line) => line.startsWith('DELETE'))
  expect(sent.slice(0, first)).toHaveLength(401)
  expect(sent).toHaveLength(801)
})
