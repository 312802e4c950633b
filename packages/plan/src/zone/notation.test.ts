import { createHosting, toComparableContent } from '@hostwright/hosting'
import { array, assert, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { applyPlan } from '../apply/apply-plan.ts'
import { parseDesired } from '../desired/parse-desired.ts'
import type { Desired } from '../generated/desired.ts'
import { planAccount } from '../engine/plan-account.ts'
import { toSentContent } from '../names/zone-record.ts'
import { setUp } from '../testing/set-up.ts'
import { checkZone } from './check-zone.ts'

const servername = 'hw123456.example.jp'
const domain = 'example.com'

const toFile = (records: readonly object[]): Desired =>
  parseDesired({
    version: 1,
    hosting: { [servername]: { domains: { [domain]: { dns: { prune: false, records } } } } },
  })

const problems = (record: object): string =>
  checkZone(domain, [{ host: 'www', type: 'TXT', content: 'x', ...record }])
    .map(({ message }) => message)
    .join()

test.each([
  ['TXT', String.raw`v=DMARC1\; p=none`],
  ['TXT', String.raw`a "b" \; c`],
  ['CAA', String.raw`0 issue ca.example.net\; policy=ev`],
])('a backslash before ; outside of quotes is an error that says what to write: %s %s', (type, content) => {
  expect(problems({ type, content })).toBe(
    String.raw`has \; outside of quotes: write ; without the backslash`,
  )
})

test.each([
  [String.raw`"v=DMARC1\; p=none"`, 'v=DMARC1; p=none'],
  [String.raw`"he said \"no\" \\ \065\195\169"`, String.raw`he said "no" \ Aé`],
  ['( "a text of two" " pieces; with a semicolon" )', 'a text of two pieces; with a semicolon'],
  ['"a""b"', 'ab'],
  ['"a" "" "b"', 'ab'],
  [String.raw`"\195\169"`, 'é'],
])('quotes are read as in a zone file: %s', (content, text) => {
  expect(problems({ content })).toBe('')
  expect(toComparableContent({ type: 'TXT', content })).toBe(text)
  expect(toSentContent('TXT', content)).toBe(text)
})

test.each(['"a" b', '"a', '("a"', '"a" ("b")'])('half quotes are an error: %s', (content) => {
  expect(problems({ content })).toContain('is in quotes only in part')
})

test('any text means the same in quotes, in several strings and as it is sent', () => {
  assert(
    property(array(string({ unit: 'binary', maxLength: 300 }), { maxLength: 3 }), (parts) => {
      const content = parts.map((part) => `"${part.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(' ')
      const text = parts.join('')
      if (parts.length === 0) return
      expect(toComparableContent({ type: 'TXT', content })).toBe(text)
      for (const isQuoted of [true, false]) {
        const sent = toSentContent('TXT', content, isQuoted)
        expect(toComparableContent({ type: 'TXT', content: sent })).toBe(text)
      }
    }),
    { numRuns: 1_000 },
  )
  assert(
    property(stringMatching(/^[ -~]{1,600}$/), (text) => {
      const sent = toSentContent('TXT', text, true)
      expect(toComparableContent({ type: 'TXT', content: sent })).toBe(
        toComparableContent({ type: 'TXT', content: text }),
      )
    }),
    { numRuns: 1_000 },
  )
})

test('a text is sent plain, and quoted where the account lists quoted texts', async () => {
  const { client } = await setUp()
  const site = createHosting(client).server(servername)
  const file = toFile([{ host: 'a', type: 'TXT', content: String.raw`"v=DMARC1\; p=none"` }])
  const sent = (plan: Awaited<ReturnType<typeof planAccount>>): unknown[] =>
    plan.changes.map(({ after }) => (after as { content: string }).content)
  expect(sent(await planAccount(client, file))).toEqual(['v=DMARC1; p=none'])
  await site.dns.create({ domain, host: 'b', type: 'TXT', content: '"quoted"' })
  expect(sent(await planAccount(client, file))).toEqual(['"v=DMARC1; p=none"'])
})

test('a full name inside the domain is that name, and the domain twice is an error', () => {
  expect(problems({ host: 'www.example.com' })).toBe('')
  expect(problems({ host: 'www.example.com.example.com' })).toBe(
    'has a host that ends with the domain twice: give www.example.com, or www.example.com.example.com. with a dot at its end',
  )
  expect(problems({ host: 'example.com.example.com' })).toContain('give example.com, or')
  expect(problems({ host: 'www.example.com.example.com.' })).toBe('')
})

test('a label that ends like the domain is sent as the full name', async () => {
  const { client } = await setUp()
  const file = toFile([{ host: 'www.example.com.example.com.', type: 'A', content: '203.0.113.9' }])
  const { changes } = await planAccount(client, file)
  expect(changes).toMatchObject([{ after: { host: 'www.example.com.example.com' } }])
})

test('native names are sent in Punycode: SRV targets, forwarding, DMARC reports and reverse hostnames', async () => {
  expect(toSentContent('SRV', '10 5060 sip.例え.example')).toBe('10 5060 sip.xn--r8jz45g.example')
  const { client } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const vps = (await planAccount(client, { version: 1 })).account.vps[0]!
  const file = parseDesired({
    version: 1,
    hosting: {
      [servername]: {
        domains: {
          [domain]: {
            mail: {
              accounts: {
                info: {
                  password: { env: 'P' },
                  forwarding: { addresses: ['a@例え.example'], keep_in_mailbox: true },
                },
              },
            },
            dmarc: { policy: 'none', report_enabled: true, notification_mail_addresses: ['d@例え.example'] },
          },
        },
      },
    },
    vps: { [vps]: { reverse_hostname: 'web.例え.example' } },
  })
  const plan = await planAccount(client, file, { resolveSecret: () => 'Correct-Horse-7' })
  const text = JSON.stringify(plan.changes)
  expect(text).toContain('a@xn--r8jz45g.example')
  expect(text).toContain('d@xn--r8jz45g.example')
  expect(text).toContain('web.xn--r8jz45g.example')
  await applyPlan(plan, { client, resolveSecret: () => 'Correct-Horse-7', allow: plan.needs })
  expect((await planAccount(client, file, { resolveSecret: () => 'Correct-Horse-7' })).changes).toEqual([])
})

test('a reverse hostname with a dot at its end settles, though the service drops the dot', async () => {
  const { sandbox, connect } = await setUp()
  const client = connect({
    async fetch(request) {
      const response = await sandbox.fetch(request)
      const text = await response.text()
      const body = text.replaceAll(/("reverse_hostname":"[^"]*)\."/g, '$1"')
      return new Response(body, { status: response.status, headers: response.headers })
    },
  })
  const vps = (await planAccount(client, { version: 1 })).account.vps[0]!
  const file: Desired = { version: 1, vps: { [vps]: { reverse_hostname: 'web.example.com.' } } }
  const plan = await planAccount(client, file)
  expect(plan.changes).toHaveLength(1)
  await applyPlan(plan, { client, allow: plan.needs })
  expect((await planAccount(client, file)).changes).toEqual([])
})

test.each([
  ['twice', ['a@example.net', 'a@example.net']],
  ['in another case', ['A@example.net', 'a@example.net']],
  ['natively and in Punycode', ['a@例え.example', 'a@xn--r8jz45g.example']],
])('forwarding to one address %s is an error', (_, addresses) => {
  const mail = { accounts: { info: { forwarding: { addresses } } } }
  const file = { version: 1, hosting: { [servername]: { domains: { [domain]: { mail } } } } }
  expect(() => parseDesired(file)).toThrow('forwarding.addresses.1 is listed twice: keep one')
})
