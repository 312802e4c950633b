import { expect, test } from 'vitest'
import { listOperations } from '../description/operation.ts'
import { fromRequest } from '../http/incoming-request.ts'
import { fromText, readParts } from './read-request.ts'

test.each<[type: string, text: string, value: unknown]>([
  ['integer', '7', 7],
  ['integer', '-12', -12],
  ['integer', '1.5', '1.5'],
  ['integer', '7x', '7x'],
  ['integer', 'x7', 'x7'],
  ['integer', '', ''],
  ['number', '-1.25', -1.25],
  ['number', '10', 10],
  ['number', '1.', '1.'],
  ['number', 'x1', 'x1'],
  ['number', '1x', '1x'],
  ['array', 'a,b', ['a', 'b']],
  ['array', 'a', ['a']],
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['boolean', 'truex', 'truex'],
  ['boolean', 'xfalse', 'xfalse'],
  ['string', '7', '7'],
  ['string', 'true', 'true'],
])('as %s, “%s” is read', (type, text, value) => {
  expect(fromText(text, type)).toEqual(value)
})

const operation = listOperations().find(({ id }) => id === 'updateVpsMemo')!

function read(changes: { url?: string; text?: string; type?: string | null } = {}) {
  const { url = 'http://localhost/v1/vps/servers/u/memo?x=1', text = '{"memo":"x"}' } = changes
  const { type = 'application/json' } = changes
  const headers = new Headers(type === null ? {} : { 'Content-Type': type })
  const request = fromRequest(new Request(url, { method: 'PUT', headers }), '::1')
  return () => readParts(operation, { request, path: { uuid: 'u' }, text })
}

test('the described parts of a request are read, and no others', () => {
  expect(read()()).toEqual({ path: { uuid: 'u' }, query: {}, header: {}, body: { memo: 'x' } })
  expect(read({ text: '' })()).toEqual({ path: { uuid: 'u' }, query: {}, header: {} })
})

test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json ;x'])(
  'a body of type %s is read',
  (type) => {
    expect(read({ type })()).toMatchObject({ body: { memo: 'x' } })
  },
)

test.each<[what: string, changes: Parameters<typeof read>[0], message: RegExp]>([
  ['a body without a type', { type: null }, /Content-Type: application\/json/],
  ['a body of another type', { type: 'text/plain' }, /Content-Type: application\/json/],
  ['a body of a type that goes on', { type: 'application/jsonp' }, /Content-Type: application\/json/],
  ['a body of a type behind another', { type: 'x-application/json' }, /Content-Type: application\/json/],
  ['a body that is no JSON', { text: '{' }, /^The body is not JSON\.$/],
  ['a path that is not encoded', { url: 'http://localhost/v1/%E3%81/memo' }, /percent-encoded as UTF-8/],
  ['a query that is not encoded', { url: 'http://localhost/v1/u/memo?x=%ZZ' }, /percent-encoded as UTF-8/],
])('%s is rejected', (_, changes, message) => {
  expect(read(changes)).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST', message: expect.stringMatching(message) }),
  )
})
