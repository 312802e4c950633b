import { assumptions } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { observers } from './observers.ts'

/** Assumptions that no read can show, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'completed-order-replay': 'is the response of an order',
  'dry-run-balance': 'is the response of a dry run',
  'unknown-properties': 'is the response of a write',
  'power-of-new-vps': 'is the response of a power operation',
  'authentication-block': 'shows only to who fails to authenticate, and blocks the address',
  'first-payment': 'is the price of a dry run; no read has one for the first month',
  'unusable-order-fields': 'is the response of an order or a reinstall',
  'port-with-icmp': 'is the response of a write; the port of such a rule is null either way',
  'vps-refusal-order': 'is the response of a write',
  'hosting-duplicates': 'is the response of a write',
  'unusable-hosting-server': 'is the response of writes; reads work either way',
  'unknown-domain': 'is the response of a write',
  'ownership-check': 'is the response of a write; the record that proved a domain may be gone since',
  'domain-reset': 'what was there before a reset is not known after it',
  'certificate-setup': 'a domain without a certificate may never have asked for one',
  'mail-and-database-password': 'is the response of a write',
  'mail-quota-omitted': 'a mailbox of that size may have asked for it',
  'ownership-check-of-subdomains': 'is the response of a write',
  'spam-filter-companions': 'is the response of a write',
  'spf-gmail': 'the text may have been written as it is',
  'repeated-grant': 'is the response of a write',
  'repeated-revocation': 'is the response of a write',
  'wordpress-of-deleted-domain': 'a database without an installation may have been kept on purpose',
}

test('each assumption has an observer, or a reason why no read can show it', () => {
  const observed = observers.map(({ id }) => id)
  expect(new Set(observed).size).toBe(observed.length)
  expect([...observed, ...Object.keys(unseen)].toSorted()).toEqual(assumptions.map(({ id }) => id).toSorted())
})
