import { expect, test } from 'vitest'
import { fromRequest, type IncomingRequest } from './incoming-request.ts'
import { isForLoopback, isLoopbackSender, isLoopbackUrl } from './is-loopback.ts'

test.each([
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['::1', true],
  ['::11', false],
  ['128.0.0.1', false],
  ['1127.0.0.1', false],
  ['127.0.0.1.1', false],
  ['127.0.1', false],
  ['127.0.0.x', false],
  ['192.0.2.1', false],
  ['', false],
])('the sender %s is this machine: %s', (address, expected) => {
  expect(isLoopbackSender(address)).toBe(expected)
})

test.each([
  ['http://localhost', true],
  ['https://localhost:8080/page', true],
  ['http://[::1]:4010', true],
  ['http://127.0.0.1', true],
  ['http://127.1.2.3:4010', true],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['http://x127.0.0.1', false],
  ['http://[::2]', false],
  ['http://192.0.2.1', false],
  ['null', false],
  ['', false],
])('the address %s names this machine: %s', (url, expected) => {
  expect(isLoopbackUrl(url)).toBe(expected)
})

const request = (headers: Record<string, string>): IncomingRequest =>
  fromRequest(new Request('http://www.example.com:81/v1/me', { headers }), '127.0.0.1')

test.each<[what: string, headers: Record<string, string>, expected: boolean]>([
  ['by its own name', { Host: 'localhost:4010' }, true],
  ['by its own name, from a page of its own', { Host: 'localhost', Origin: 'http://127.0.0.1:3000' }, true],
  [
    'by its own name, from a page of another site',
    { Host: 'localhost', Origin: 'https://example.com' },
    false,
  ],
  ['by its own name, from a page without an origin', { Host: 'localhost', Origin: 'null' }, false],
  ['by another name', { Host: 'www.example.com' }, false],
  ['by another name, from a page of its own', { Host: 'example.com', Origin: 'http://localhost' }, false],
])('a request that is sent %s', (_, headers, expected) => {
  expect(isForLoopback(request(headers))).toBe(expected)
})
