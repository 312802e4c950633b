import { expect, test } from 'vitest'
import type { Step } from '../record-calls.ts'
import { toCurl } from './to-curl.ts'
import { toGo } from './to-go.ts'
import { toPhp } from './to-php.ts'
import { toPython } from './to-python.ts'
import { toTypeScript } from './to-typescript.ts'

const body = { title: "it's", nested: { on: true }, list: ['a', 'b'] }
const request = { method: 'POST', target: '/v1/things?a=b', body, hasResponse: true }
const bare = { method: 'POST', target: '/v1/stop', body: undefined, hasResponse: false }

test('each language writes values in its own way', () => {
  expect(toCurl(request)).toContain(String.raw`"title": "it'\''s"`)
  expect(toPython(request)).toContain('"nested": {\n        "on": True,\n    },')
  expect(toPhp(request)).toContain(String.raw`'title' => 'it\'s'`)
  expect(toGo(request)).toContain('"list": [')
})

test('a request without a body sends none, and a response without one shows where to look', () => {
  for (const print of [toCurl, toGo, toPhp, toPython]) expect(print(bare)).not.toContain('Content-Type')
  expect(toPython(bare)).toContain('print(response.status, response.headers["Location"])')
  expect(toGo(bare)).not.toContain('"io"')
})

test('what a step gave is named where a later one takes it', () => {
  const quote = { total_price: 1 }
  const steps: Step[] = [
    { method: 'vps.orders.quote', args: [{ plan_id: 'p' }], result: quote },
    { method: 'vps.orders.place', args: [quote, {}], result: { id: 1 } },
  ]
  const program = toTypeScript(steps)
  expect(program).toContain("const quote = await vps.orders.quote({ plan_id: 'p' })\n")
  expect(program).toContain('console.log(await vps.orders.place(quote))')
})

test('what has no room on a line is broken, the outermost first', () => {
  const long = { name: 'a'.repeat(30), list: ['b'.repeat(20), 'c'.repeat(20)], inner: { on: true } }
  const calls = toTypeScript([{ method: 'site.mail.set', args: ['info', long], result: {} }]).split('\n\n')[2]
  expect(calls).toBe(`const response = await site.mail.set('info', {
  name: '${'a'.repeat(30)}',
  list: ['${'b'.repeat(20)}', '${'c'.repeat(20)}'],
  inner: { on: true },
})
console.log(response)
`)
})

test('no string is ever broken: its line is as long as it has to be', () => {
  const args = ['d'.repeat(70), 'e']
  const program = toTypeScript([{ method: 'site.dns.set', args, result: undefined }])
  expect(program).toContain(`await site.dns.set(\n  '${'d'.repeat(70)}',\n  'e',\n)\n`)
})
