import { array, assert, integer, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { toPath } from './path.ts'

const template = '/v1/server/{servername}/mail/{mail_account}/forwarding'

test('any value is one path segment and can be decoded unchanged', () => {
  const ofAnyCodePoints = array(integer({ min: 0, max: 0x10_ff_ff })).map((codes) =>
    String.fromCodePoint(...codes).toWellFormed(),
  )
  const value = oneof(string(), ofAnyCodePoints).filter((text) => !['', '.', '..'].includes(text))
  assert(
    property(value, value, (servername, mail_account) => {
      const { pathname } = new URL(`https://api.example.com${toPath(template, { servername, mail_account })}`)
      const segments = pathname.split('/')
      expect(segments.map((segment) => decodeURIComponent(segment))).toEqual([
        '',
        'v1',
        'server',
        servername,
        'mail',
        mail_account,
        'forwarding',
      ])
    }),
  )
})

test('numbers are values too', () => {
  expect(toPath('/rules/{rule_id}', { rule_id: 7 })).toBe('/rules/7')
})

test('a value that is missing or no text is rejected by its name', () => {
  expect(() => toPath(template, { servername: 'a' })).toThrow('mail_account is empty')
  expect(() => toPath(template, { servername: null })).toThrow('servername is empty')
  expect(() => toPath(template, { servername: '\uD800' })).toThrow(
    'servername is "\\ud800", which cannot be in a path',
  )
})

test('an id above 2^53, which JSON has rounded, is rejected and not sent as the id of another resource', () => {
  const [id] = JSON.parse('[9007199254740993]') as [number]
  expect(() => toPath('/dns/{dns_id}', { dns_id: id })).toThrow(
    'dns_id is 9007199254740992, which is too large',
  )
  expect(toPath('/dns/{dns_id}', { dns_id: 2 ** 53 - 1 })).toBe('/dns/9007199254740991')
})
