import { expect, test } from 'vitest'
import { fromRequest } from './incoming-request.ts'

const url = 'http://www.example.com:81/v1/%61/../me?x=1#y'

test('a request is read as its address says', () => {
  const { method, pathname, search, address } = fromRequest(new Request(url, { method: 'put' }), '192.0.2.1')
  expect([method, pathname, search, address]).toEqual(['PUT', '/v1/me', '?x=1', '192.0.2.1'])
})

test('the header tells where a request was sent to; without one, its address does', () => {
  const hostOf = (headers: Record<string, string>) => fromRequest(new Request(url, { headers }), '::1').host
  expect(hostOf({ Host: 'localhost:4010' })).toBe('localhost:4010')
  expect(hostOf({})).toBe('www.example.com:81')
})
