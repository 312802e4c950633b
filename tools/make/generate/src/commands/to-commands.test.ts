import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { toCommands } from './to-commands.ts'

const text = await readFile(new URL(import.meta.resolve('@hostwright/openapi/openapi.json')), 'utf8')

test('each operation is in the module of the first word of its command', () => {
  const files = toCommands(text)
  expect(files['dns.ts']).toContain('"id":"createDnsRecord","command":["dns","create"]')
  expect(files['groups.ts']).toContain("'dns': { brief: \"DNS records\", load: () => import('./dns.ts') }")
})

test('what a request needs is in its command: secrets are marked, alternatives are put together', () => {
  const files = toCommands(text)
  expect(files['order.ts']).toMatch(/"name":"root_password",[^}]*"secret":true/)
  expect(files['vps.ts']).toMatch(/"name":"type",[^}]*"values":\["ssh",[^\]]*"custom"\]/)
  expect(files['ssh-key.ts']).not.toMatch(/"name":"public_key"[^}]*"required":true/)
})

test('an operation that has no command is told', () => {
  const description = JSON.parse(text) as { paths: Record<string, { get: { operationId: string } }> }
  description.paths['/v1/me']!.get.operationId = 'somethingNew'
  expect(() => toCommands(JSON.stringify(description))).toThrow('somethingNew has no command')
})
