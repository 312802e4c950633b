import { expect, test } from 'vitest'
import { explain } from './run.ts'
import { UsageError } from './parse-arguments.ts'

test.each([
  ['EADDRINUSE', 'the port is taken: choose another one with --port, or 0 for any.'],
  ['EACCES', 'the port is not allowed: choose one from 1024 up with --port.'],
  ['EADDRNOTAVAIL', 'this machine does not have the address that --host names.'],
  ['ENOTFOUND', 'this machine does not have the address that --host names.'],
])('the error for %s names the option that helps', (code, text) => {
  expect(explain(Object.assign(new Error(`listen ${code}`), { code }))).toBe(text)
})

test('any other error keeps its message', () => {
  expect(explain(Object.assign(new Error('disk full'), { code: 'ENOSPC' }))).toBe('disk full')
})

test('the error for an unknown option points to --help', () => {
  expect(explain(new UsageError('--port is "x".'))).toBe('--port is "x". --help lists the options.')
})
