import { expect, test } from 'vitest'
import { copyCause } from './copy-cause.ts'
import { readings } from './decode.ts'
import { createRedactor } from './redact.ts'

const redactorOf = (body: object, key = 'key-5f1d8c') =>
  createRedactor({ headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(body) })

test('values of a request that are not secret are not removed', () => {
  const redact = redactorOf({ image_id: 'os-1', root_password: 'Correct-Horse-7' })
  expect(redact('os-1 takes no Correct-Horse-7', 100)).toBe('os-1 takes no [redacted]')
})

test('an empty secret removes nothing', () => {
  expect(redactorOf({ root_password: '' })('The password is empty', 100)).toBe('The password is empty')
})

test('adjacent secrets are removed one by one', () => {
  expect(redactorOf({})('key-5f1d8ckey-5f1d8c', 100)).toBe('[redacted][redacted]')
})

test('the text after a long secret is shown', () => {
  const secret = 's'.repeat(16_380)
  const redact = redactorOf({ root_password: secret })
  expect(redact(`${secret}tail`, 100)).toBe('[redacted]tail')
})

test('the end of a long text is not shown, because a secret may be cut off there', () => {
  const secret = 's'.repeat(4_095)
  const text = `${`${secret}!`.repeat(4)}and more`
  expect(redactorOf({ root_password: secret })(text, 1_000)).toBe('[redacted]!'.repeat(3))
})

test.each([
  ['in JSON', String.raw`\u0031\u00e9\"\\\/`, '1é"\\/'],
  ['in a URL', '%31%C3%A9%22', '1é"'],
  ['in HTML', '&#49;&#xe9;&#x2F;&quot;&amp;&lt;&gt;&apos;', `1é/"&<>'`],
])('a secret that is escaped %s is found: %s', (_, escaped, plain) => {
  expect(readings(escaped).map(({ text }) => text)).toContain(plain)
  const redact = redactorOf({ root_password: `7${plain}7` })
  expect(redact(`It was 7${escaped}7.`, 100)).toBe('It was [redacted].')
})

test.each([
  ['as it is', (text: string) => text],
  [
    'in JSON',
    (text: string) =>
      text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ],
])('the beginning of a secret that ends after the searched part is not shown: %s', (_, escape) => {
  const secret = Array.from({ length: 2_000 }, (_, index) => `line ${index}\n`).join('')
  const redact = redactorOf({ private_key: secret })
  for (const before of [0, 1_000, 12_000, 12_287]) {
    expect(redact(`${'.'.repeat(before)}${escape(secret)}`, 20_000)).toBe(`${'.'.repeat(before)}[redacted]`)
  }
})

test('a text that is escaped more than four times is not searched', () => {
  const texts = readings(`%${'25'.repeat(5)}41`)
  expect(texts.map(({ text, depth }) => [text, depth])).toEqual([
    ['%252525252541', 0],
    ['%2525252541', 1],
    ['%25252541', 2],
    ['%252541', 3],
    ['%2541', 4],
  ])
})

test('a cause that is not an error is copied as an error with its message', () => {
  const copy = copyCause({ message: 'closed' }, (text) => text)
  expect(copy).toMatchObject({ name: 'Error', message: 'closed' })
  expect(copy).not.toHaveProperty('code')
})

test('three of many causes are kept', () => {
  const errors = Array.from({ length: 50 }, (_, index) => new Error(String(index)))
  const copy = copyCause(new AggregateError(errors), (text) => text)
  expect((copy as AggregateError).errors.map(String)).toEqual(['Error: 0', 'Error: 1', 'Error: 2'])
})
