import { expect, test } from 'vitest'
import { toPublishFlags } from './to-publish-flags.ts'

test('the flags lead a publish to the servers of the sandbox, and say whose host key is right', () => {
  const ssh = { host: '127.0.0.1', port: 42_385, hostKey: 'SHA256:abc' }
  expect(toPublishFlags('http://127.0.0.1:4010', ssh)).toBe(
    '--ssh-address 127.0.0.1:42385 --web-address 127.0.0.1:4010 --host-key SHA256:abc',
  )
})
