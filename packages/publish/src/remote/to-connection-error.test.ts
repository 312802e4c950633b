import { expect, test } from 'vitest'
import { LoginFailure } from './log-in.ts'
import { toConnectionError } from './to-connection-error.ts'

const address = { host: 'hw123456.example.jp', port: 10_022 }
const fail = (code: string): LoginFailure =>
  new LoginFailure('connection', undefined, Object.assign(new Error(code), { code }))

test.each(['ENOTFOUND', 'EAI_AGAIN'])(
  'a name that cannot be resolved (%s) is named, and a firewall is not blamed',
  (code) => {
    const { message } = toConnectionError(address, fail(code), 'A firewall may be in between.')
    expect(message).toBe(
      'No connection to hw123456.example.jp:10022. The name hw123456.example.jp cannot be resolved. A sandbox has its SSH server elsewhere: pass its host and port as address.',
    )
  },
)

test('a host that rejects has the hint of its caller, if there is one', () => {
  const { message, reason } = toConnectionError(
    address,
    fail('ECONNREFUSED'),
    'A firewall may be in between.',
  )
  expect([reason, message]).toEqual([
    'connection',
    'No connection to hw123456.example.jp:10022. A firewall may be in between.',
  ])
  expect(toConnectionError(address, fail('ECONNREFUSED')).message).toBe(
    'No connection to hw123456.example.jp:10022.',
  )
})
