import { expect, test } from 'vitest'
import { copyCause } from './copy-cause.ts'
import { readings } from './decode.ts'
import { createRedactor } from './redact.ts'

const redactorOf = (body: object, key = 'key-5f1d8c') =>
  createRedactor({ headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(body) })

test('what is no secret of a request stays readable', () => {
  const redact = redactorOf({ image_id: 'os-1', root_password: 'Correct-Horse-7' })
  expect(redact('os-1 takes no Correct-Horse-7', 100)).toBe('os-1 takes no [redacted]')
})

test('a secret that is empty hides nothing', () => {
  expect(redactorOf({ root_password: '' })('The password is empty', 100)).toBe('The password is empty')
})

test('secrets that stand side by side are hidden one by one', () => {
  expect(redactorOf({})('key-5f1d8ckey-5f1d8c', 100)).toBe('[redacted][redacted]')
})

test('what follows a long secret is shown, in a text that is searched as a whole', () => {
  const secret = 's'.repeat(16_380)
  const redact = redactorOf({ root_password: secret })
  expect(redact(`${secret}tail`, 100)).toBe('[redacted]tail')
})

test('of a longer text nothing is shown near its end, where a secret may be cut off', () => {
  const secret = 's'.repeat(4_095)
  const text = `${`${secret}!`.repeat(4)}and more`
  expect(redactorOf({ root_password: secret })(text, 1_000)).toBe('[redacted]!'.repeat(3))
})

test.each([
  ['in JSON', String.raw`\u0031\u00e9\"\\\/`, '1é"\\/'],
  ['in a URL', '%31%C3%A9%22', '1é"'],
  ['in HTML', '&#49;&#xe9;&#x2F;&quot;&amp;&lt;&gt;&apos;', `1é/"&<>'`],
])('what is escaped %s is found as it is: %s', (_, escaped, plain) => {
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
])('of a secret that ends beyond what is searched, the beginning is not shown either: %s', (_, escape) => {
  const secret = Array.from({ length: 2_000 }, (_, index) => `line ${index}\n`).join('')
  const redact = redactorOf({ private_key: secret })
  for (const before of [0, 1_000, 12_000, 12_287]) {
    expect(redact(`${'.'.repeat(before)}${escape(secret)}`, 20_000)).toBe(`${'.'.repeat(before)}[redacted]`)
  }
})

test('what is escaped more than four times is not looked into', () => {
  const texts = readings(`%${'25'.repeat(5)}41`)
  expect(texts.map(({ text, depth }) => [text, depth])).toEqual([
    ['%252525252541', 0],
    ['%2525252541', 1],
    ['%25252541', 2],
    ['%252541', 3],
    ['%2541', 4],
  ])
})

test('a cause that is no error is told as one, with no more than it says', () => {
  const copy = copyCause({ message: 'closed' }, (text) => text)
  expect(copy).toMatchObject({ name: 'Error', message: 'closed' })
  expect(copy).not.toHaveProperty('code')
})

test('of many errors, three are kept', () => {
  const errors = Array.from({ length: 50 }, (_, index) => new Error(String(index)))
  const copy = copyCause(new AggregateError(errors), (text) => text)
  expect((copy as AggregateError).errors.map(String)).toEqual(['Error: 0', 'Error: 1', 'Error: 2'])
})
