import type { Change, Plan } from '@hostwright/plan'
import stringWidth from 'string-width'
import { asItIs } from '../../language/translate.ts'
import { expect, test } from 'vitest'
import { renderNeeds } from './render-needs.ts'
import { renderPlan, toQuestion } from './render-plan.ts'

const server = 'hosting/hw123456.example.jp'

function toChange(properties: Partial<Change> & Pick<Change, 'address' | 'action'>): Change {
  const nothing = {
    destroys: [],
    stays: [],
    interrupts: [],
    exposes: [],
    requires: [],
    obstacles: [],
    notes: [],
  }
  const place = { before: null, after: null, needs: [], price: 0, operations: [], stage: 0, sequence: '' }
  return { at: { kind: 'memo', server: null }, ...nothing, ...place, ...properties }
}

const txt = `v=DKIM1; k=rsa; p=${'M'.repeat(392)}`
const domain = `${server}/domains/shop.example`
const changes: readonly Change[] = [
  toChange({
    address: `${server}/dns/www.example.org CNAME`,
    action: 'update',
    before: { content: 'old.example.net', ttl: 3600 },
    after: { content: 'new.example.net', ttl: 300 },
  }),
  toChange({
    address: `${server}/dns/s1._domainkey.example.org TXT`,
    action: 'create',
    after: { content: txt },
  }),
  toChange({
    address: domain,
    action: 'delete',
    needs: ['delete'],
    before: { memo: '' },
    destroys: [domain, `${server}/mail/boss@shop.example`, `${server}/wordpress/shop.example/blog`],
    stays: ['database hw123456_wp1 and its user'],
  }),
  toChange({
    address: 'vps/web-02',
    action: 'order',
    after: { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' },
    price: 20_955,
    maxPrice: 25_000,
    notes: ['Renewed automatically, from the prepaid balance.'],
  }),
  toChange({
    address: `${server}/mail/info@example.org`,
    action: 'update',
    needs: ['interrupt'],
    before: {},
    after: { password: { generate: 24 } },
    interrupts: ['1 login'],
  }),
  toChange({
    address: 'vps/web-01/power',
    action: 'update',
    needs: ['interrupt'],
    before: 'running',
    after: 'stopped',
    interrupts: ['web-01 (stops)'],
  }),
  toChange({
    address: 'vps/web-01/packet_filter',
    action: 'update',
    needs: ['interrupt'],
    before: { enabled: false },
    after: { enabled: true },
    interrupts: ['everything that no rule allows'],
    notes: ['Open afterwards: web.', 'SSH, tcp 22: open to nobody.'],
    obstacles: ['This API key may not change packet filters.'],
  }),
]

const plan = {
  changes,
  needs: [`delete:${domain}`, 'interrupt:vps/web-01/power', 'spend:25000'],
  unmanaged: [
    { address: `${server}/dns/old.example.org A 203.0.113.9`, managedBy: null, kept: 'prune' },
    { address: 'vps/web-01/packet_filter/postgresql', managedBy: null, kept: 'prune' },
    { address: 'a', managedBy: 'ownership', kept: 'service' },
    { address: 'b', managedBy: 'ownership', kept: 'service' },
    { address: 'c', managedBy: null, kept: 'ignore' },
    { address: `${server}/dns/a?[b].example.org A 203.0.113.9`, managedBy: null, kept: 'unnamed' },
  ],
  notes: [`password has no effect on what exists already (${server}/mail/info@example.org).`],
  desired: { version: 1, ignore: ['**/_acme-challenge.**'] },
  digest: '3f9c2a71b04e55',
} as unknown as Plan

test('a plan at 80 columns', () => {
  expect(renderPlan(plan, { columns: 80, isColoured: false, translate: asItIs })).toMatchInlineSnapshot(`
    "~ hosting/hw123456.example.jp/dns/www.example.org CNAME
        content   old.example.net -> new.example.net
        ttl       3600 -> 300

    + hosting/hw123456.example.jp/dns/s1._domainkey.example.org TXT
        content   v=DKIM1; k=rsa; p=MMMMMMMMMMMMMMMMMMMMMMMMMMMMM… (410 characters)

    - hosting/hw123456.example.jp/domains/shop.example             DESTROYS 3 things
        also lost mail boss@shop.example; wordpress shop.example/blog
        kept      database hw123456_wp1 and its user

    + vps/web-02                                                     PAYS 20,955 yen
        plan_id   standard-2gb
        period    12
        image_id  debian-13
        price     of today; it changes daily. At most 25,000 (max_total_price)
        Renewed automatically, from the prepaid balance.

    ~ hosting/hw123456.example.jp/mail/info@example.org           INTERRUPTS 1 login
        password  (cannot be read) -> { generate: 24 }

    ~ vps/web-01/power                                     INTERRUPTS web-01 (stops)
        running -> stopped

    ~ vps/web-01/packet_filter             INTERRUPTS everything that no rule allows
        enabled   false -> true
        Open afterwards: web.
        SSH, tcp 22: open to nobody.
        blocked   This API key may not change packet filters.

    Not in the file, left alone (prune would delete them):
        hosting/hw123456.example.jp/dns/old.example.org A 203.0.113.9
        vps/web-01/packet_filter/postgresql
    Left alone, because no file can name it:
    hosting/hw123456.example.jp/dns/a?[b].example.org A 203.0.113.9
    Kept by the service, never deleted: 2 ownership
    Left alone by \`ignore\`: 1 (**/_acme-challenge.**)

    password has no effect on what exists already
    (hosting/hw123456.example.jp/mail/info@example.org).

    1 to add, 4 to change, 1 to delete, 1 to order: at most 25,000 yen
    Needs --allow 'delete:hosting/hw123456.example.jp/domains/shop.example'
          --allow 'interrupt:vps/web-01/power'
          --spend 25000
    Digest 3f9c2a71b04e
    "
  `)
})

test('prune is named only beside what it would delete', () => {
  const one = (address: string, kept: 'prune' | 'unlisted'): object => ({ address, managedBy: null, kept })
  const render = (...unmanaged: readonly object[]): string =>
    renderPlan({ ...plan, unmanaged } as unknown as Plan, {
      columns: 80,
      isColoured: false,
      translate: asItIs,
    })
  const mixed = render(one('dns/a TXT "v=spf1 -all"', 'unlisted'), one('dns/b A 192.0.2.1', 'prune'))
  expect(mixed).toContain(
    'Not in the file, left alone (prune would delete the first 1):\n    dns/b A 192.0.2.1\n    dns/a TXT "v=spf1 -all"\n',
  )
  expect(render(one('databases/wp1', 'unlisted'))).toContain('Not in the file, left alone:\n')
})

test.each([80, 140])('no line is wider than the terminal, of %i columns', (columns) => {
  const lines = renderPlan(plan, { columns, isColoured: false, translate: asItIs }).split('\n')
  const flags = lines.filter((line) => !line.includes('--allow'))
  expect(Math.max(...flags.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns)
})

test('colours do not change the text', () => {
  const coloured = renderPlan(plan, { columns: 140, isColoured: true, translate: asItIs })
  expect(coloured).toContain('\u001B[31m- ')
  // eslint-disable-next-line no-control-regex -- the expression removes the colours
  expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(
    renderPlan(plan, { columns: 140, isColoured: false, translate: asItIs }),
  )
})

test('control characters in values become visible', () => {
  const hostile = toChange({
    address: `${server}/dns/x.example.org TXT\u001B[2J`,
    action: 'create',
    after: { content: 'a\u001B[1A\nb\u202E', 'ttl\u001B[2K': 1 },
    notes: ['c\u001B[1A\nb'],
    interrupts: ['d\u001B[1A\nb'],
    exposes: ['e\nb'],
    stays: ['f\nb'],
    obstacles: ['g\nb'],
  })
  const text = renderPlan(
    { ...plan, changes: [hostile] },
    { columns: 80, isColoured: false, translate: asItIs },
  )
  expect(text).not.toContain('\u001B')
  expect(text.split('\n').filter((line) => line.startsWith('b'))).toEqual([])
})

test('the question is built from the changes, not from the stored summary, in lines that fit', () => {
  expect(toQuestion(changes, { columns: 80, translate: asItIs })).toBe(
    [
      `DESTROYS ${domain}, with 3 things.`,
      'INTERRUPTS 1 login, web-01 (stops), everything that no rule allows.',
      'PAYS at most 25,000 yen.',
      'Make these 7 changes?',
    ].join('\n'),
  )
  expect(toQuestion(changes.slice(0, 1), { columns: 80, translate: asItIs })).toBe('Make this change?')
})

const dkim = `${server}/dns/s1._domainkey.example.org TXT ${txt}`
const deleted = toChange({
  address: dkim,
  action: 'delete',
  needs: ['delete'],
  destroys: [dkim],
  before: { content: txt },
})

test('a DKIM record of 400 characters that is deleted fits 80 columns, and its allowance can be typed', () => {
  const long = { ...plan, changes: [deleted], needs: [`delete:${dkim}`], unmanaged: [], notes: [] }
  const text = renderPlan(long, { columns: 80, isColoured: false, translate: asItIs })
  expect(text).toMatchInlineSnapshot(`
    "- hosting/hw123456.example.jp/dns/s1._domainkey.example.org TXT v=..0f76bf1bca88
                                                                    DESTROYS 1 thing
        content   v=DKIM1; k=rsa; p=MMMMMMMMMMMMMMMMMMMMMMMMMMMMM… (410 characters)

    0 to add, 0 to change, 1 to delete
    Needs
      --allow 'delete~hosting/hw123456.example.jp/dns/s1._domainkey.example.org T**'
    Digest 3f9c2a71b04e
    "
  `)
  expect(Math.max(...text.split('\n').map((line) => stringWidth(line)))).toBeLessThanOrEqual(80)
  expect(toQuestion([deleted], { columns: 80, translate: asItIs })).toMatchInlineSnapshot(`
    "DESTROYS hosting/hw123456.example.jp/dns/s1._domainkey.example.or..0f76bf1bca88.
    Make this change?"
  `)
})

test('many allowances for one kind of resource are one pattern', () => {
  const needs = Array.from(
    { length: 1_000 },
    (_, index) => `delete:${server}/dns/h${index}.example.org A 203.0.113.9`,
  )
  expect(
    renderNeeds([...needs, 'interrupt:vps/web-01/power', `delete:${server}/databases/it's`], {
      columns: 80,
      translate: asItIs,
    }),
  ).toEqual([
    `Needs --allow 'delete~${server}/dns/**'  (1,000 changes)`,
    `      --allow 'interrupt:vps/web-01/power'`,
    `      --allow 'delete~${server}/databases/it*s'`,
  ])
})
