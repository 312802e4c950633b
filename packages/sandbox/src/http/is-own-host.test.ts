import { expect, test } from 'vitest'
import { isOwnHost } from './is-own-host.ts'

const names = new Set(['sandbox.example.com'])

test.each([
  ['127.0.0.1:4010', true],
  ['192.0.2.1', true],
  ['[::1]:4010', true],
  ['[2001:db8::1]', true],
  ['localhost', true],
  ['sandbox:4010', true],
  ['api.localhost', true],
  ['printer.local', true],
  ['host.docker.internal:80', true],
  ['api.test', true],
  ['sandbox.example.com', true],
  ['sandbox.example.com:8080', true],
  ['www.example.com', false],
  ['example.com', false],
  ['local.example.com', false],
  ['test.example', false],
  ['notlocal.host', false],
  ['xlocal.mylocal', false],
  ['a b', false],
  ['localhost.example.com', false],
  ['localhost:80.example.com', false],
  ['127.0.0.1:80.example.com', false],
  ['www.localhost.example.com', false],
  ['www.example.com/localhost', false],
  ['www.example.com/127.0.0.1', false],
  ['localhost:x', false],
  ['', false],
])('a request to %s can be meant for a sandbox: %s', (host, expected) => {
  expect(isOwnHost(host, names)).toBe(expected)
})
