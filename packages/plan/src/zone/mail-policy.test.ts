import { expect, test } from 'vitest'
import { compareDmarc, compareSpf } from './mail-policy.ts'

const effects = (said: ReturnType<typeof compareSpf>): string[] => [
  ...new Set(said.map(({ effect }) => effect)),
]

test.each([
  ['another sender', 'v=spf1 a -all', 'v=spf1 a include:mail.example -all', ['exposes']],
  ['a softer all', 'v=spf1 a -all', 'v=spf1 a ~all', ['exposes']],
  ['everybody', 'v=spf1 a -all', 'v=spf1 a +all', ['exposes']],
  ['no all', 'v=spf1 a ~all', 'v=spf1 a', ['exposes']],
  ['a redirect', 'v=spf1 -all', 'v=spf1 redirect=_spf.example.net', ['exposes']],
  ['a sender less', 'v=spf1 a mx -all', 'v=spf1 a -all', ['interrupts']],
  ['a harder all', 'v=spf1 a ~all', 'v=spf1 a -all', ['interrupts']],
  [
    'another network',
    'v=spf1 ip4:192.0.2.0/24 -all',
    'v=spf1 ip4:192.0.2.0/16 -all',
    ['exposes', 'interrupts'],
  ],
  ['an exception', 'v=spf1 a -all', 'v=spf1 -ip4:192.0.2.1 a -all', ['exposes', 'interrupts']],
  ['a term after all', 'v=spf1 a -all', 'v=spf1 -all a', ['exposes', 'interrupts']],
  ['a misspelled term', 'v=spf1 a -all', 'v=spf1 a incldue:x.example -all', ['exposes', 'interrupts']],
  ['another order and notation', 'v=spf1 a mx -all', '"v=spf1 +MX " "a -all"', []],
])('SPF with %s has its effects', (_, before, after, expected) => {
  expect(effects(compareSpf(before, after))).toEqual(expected)
})

test.each([
  ['a weaker policy', 'v=DMARC1; p=reject', 'v=DMARC1; p=none', ['exposes']],
  ['a weaker policy of subdomains', 'v=DMARC1; p=reject', 'v=DMARC1; p=reject; sp=none', ['exposes']],
  [
    'a weaker policy of subdomains that do not exist',
    'v=DMARC1; p=reject',
    'v=DMARC1; p=reject; np=none',
    ['exposes'],
  ],
  ['a test', 'v=DMARC1; p=reject', 'v=DMARC1; p=reject; t=y', ['exposes']],
  ['the end of a test', 'v=DMARC1; p=quarantine; t=y', 'v=DMARC1; p=quarantine', ['interrupts']],
  ['a stronger policy as a test', 'v=DMARC1; p=none', 'v=DMARC1; p=reject; t=y', ['interrupts']],
  ['a test of nothing', 'v=DMARC1; p=none', 'v=DMARC1; p=none; t=y', []],
  ['a strict alignment', 'v=DMARC1; p=reject', 'v=DMARC1; p=reject; adkim=s', ['interrupts']],
  ['a relaxed alignment', 'v=DMARC1; p=reject; aspf=s', 'v=DMARC1; p=reject; aspf=r', ['exposes']],
  ['a part of the mail', 'v=DMARC1; p=reject', 'v=DMARC1;p=reject;pct=10', ['exposes']],
  ['a stronger policy', 'v=DMARC1; p=none', 'v=DMARC1; p=quarantine', ['interrupts']],
  [
    'a stronger policy for a part',
    'v=DMARC1; p=none',
    'v=DMARC1; p=reject; pct=50',
    ['exposes', 'interrupts'],
  ],
  ['no policy', 'v=DMARC1; p=none', 'v=DMARC1; p=', ['exposes', 'interrupts']],
  ['another address for reports', 'v=DMARC1; p=none', 'v=DMARC1; p=none; rua=mailto:a@example.net', []],
])('DMARC with %s has its effects', (_, before, after, expected) => {
  expect(effects(compareDmarc(before, after))).toEqual(expected)
})
