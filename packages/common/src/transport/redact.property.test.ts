import { array, assert, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { secretFields } from '../generated/secret-fields.ts'
import { createRedactor } from './redact.ts'

const hex = (text: string, digits: number): string => text.charCodeAt(0).toString(16).padStart(digits, '0')
const everyUnit = (text: string, escape: (unit: string) => string): string => text.replaceAll(/[^]/g, escape)
const everyCharacter = (text: string, escape: (code: number) => string): string =>
  Array.from(text, (character) => escape(character.codePointAt(0)!)).join('')
const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The escapes that services use when they quote a text. */
const escapes: Readonly<Record<string, (text: string) => string>> = {
  json: (text) => JSON.stringify(text).slice(1, -1),
  jsonSlashes: (text) => JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
  jsonAscii: (text) =>
    JSON.stringify(text)
      .slice(1, -1)
      .replaceAll(/[\x7f-\uffff]/g, (unit) => `\\u${hex(unit, 4)}`),
  jsonAll: (text) => everyUnit(text, (unit) => `\\u${hex(unit, 4).toUpperCase()}`),
  html,
  htmlDecimal: (text) => html(text).replaceAll('&quot;', '&#34;').replaceAll("'", '&#39;'),
  htmlHex: (text) => html(text).replaceAll('&quot;', '&#x22;').replaceAll("'", '&#X27;'),
  htmlAll: (text) => everyCharacter(text, (code) => `&#${code};`),
  url: (text) => encodeURIComponent(text),
  urlLower: (text) => encodeURIComponent(text).replaceAll(/%../g, (byte) => byte.toLowerCase()),
  form: (text) => new URLSearchParams({ '': text }).toString().slice(1),
}

const secret = string({ minLength: 6, maxLength: 30, unit: 'grapheme' })
const hard = array(
  constantFrom(
    ...Array.from('a7é ß+&;#"\'<>/\\%='),
    '\u{1F600}',
    '\n',
    '%41',
    '\\u0041',
    '&amp;',
    '\\',
    '%25',
    '&#39;',
    'ab',
    'xy',
  ),
  { minLength: 4, maxLength: 14 },
).map((parts) => parts.join(''))
/** The text around a secret. It has no character of `hard`: otherwise a part of it could be the secret as well. */
const prose = string({ maxLength: 12, unit: constantFrom('Z', '(', '.', '\u{1F4A9}') })
const nesting = array(constantFrom(...Object.keys(escapes)), { maxLength: 3 })

test.each([
  ['any secret', secret],
  ['a secret full of what is escaped', hard],
])('%s is found in any escaping, also repeated', (_, secrets) => {
  assert(
    property(secrets, nesting, tuple(prose, prose), (password, names, [before, after]) => {
      const redact = createRedactor({ body: JSON.stringify({ root_password: password }) })
      const escaped = names.reduce((text, name) => escapes[name]!(text), password)
      expect(redact(`${before}.${escaped}.${after}`, 1_000)).toBe(`${before}.[redacted].${after}`)
    }),
    { numRuns: 3_000 },
  )
})

test('text without a secret is not changed', () => {
  const redact = createRedactor({ body: JSON.stringify({ root_password: 'Correct-Horse-7' }) })
  assert(
    property(string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(redact(text, 1_000)).toBe(text)
    }),
  )
})

test('the description marks properties as secret', () => {
  expect([...secretFields]).toEqual(expect.arrayContaining(['password', 'root_password', 'private_key']))
})

test.each([...secretFields])('the value of %s in a response is a secret, in any escaping', (field) => {
  const redact = createRedactor({})
  const response = JSON.stringify({ id: 7, [field]: 'New-"Secret"-1', next: 'x' })
  for (const escape of [(text: string) => text, html, (text: string) => JSON.stringify(text)]) {
    const shown = redact(escape(response), 1_000)
    expect(shown).not.toMatch(/New|Secret/)
    expect(shown).toContain('next')
  }
})

test('a long text is cut, and a secret that is cut off is not shown', () => {
  const redact = createRedactor({ body: JSON.stringify({ root_password: 'Correct-Horse-7'.repeat(20) }) })
  for (let length = 16_000; length < 16_384; length += 7) {
    const shown = redact(' '.repeat(length) + 'Correct-Horse-7'.repeat(20), 20_000)
    expect(shown).not.toContain('Correct')
  }
  expect(redact('x'.repeat(100_000), 120)).toBe('x'.repeat(120))
})

test('in a text that is not JSON, the API key is removed', () => {
  const redact = createRedactor({ headers: { authorization: 'Bearer key-5f1d8c' }, body: 'a=b' })
  expect(redact('it was key-5f1d8c', 100)).toBe('it was [redacted]')
})
