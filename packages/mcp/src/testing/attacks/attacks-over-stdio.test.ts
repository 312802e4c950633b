import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { createSandbox } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { runServer } from '../../command-line/run.ts'
import { createFolder, everything, planted, token, toMachine } from './mcp-scene.ts'

const request = (id: unknown, method: unknown, params: unknown = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
const call = (id: unknown, name: unknown, args: unknown = {}): string =>
  request(id, 'tools/call', { name, arguments: args })
const reboot = { actions: [{ action: 'reboot', vps: 'web-01' }] }
const hello = request(0, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: { elicitation: {}, sampling: {}, roots: {} },
  clientInfo: { name: 'attacker', version: '1.0.0' },
})

/** Lines of a client that violate the protocol. A line break is added to each. */
const lines: readonly (string | Uint8Array)[] = [
  '',
  '{',
  '[]',
  'null',
  '"tools/list"',
  `[${call(1, 'apply')},${call(2, 'apply')}]`,
  `${call(3, 'account')}${call(4, 'account')}`,
  '['.repeat(50_000),
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
  Uint8Array.of(0xff, 0xfe, 0x00, 0xc3, 0x28),
  '\u0000\u0000',
  call('__proto__', 'apply', { digest: planted }),
  call({ id: 1 }, 'plan', reboot),
  call(null, 'plan', reboot),
  call(5, '__proto__', reboot),
  call(6, ['apply'], reboot),
  call(7, 'apply', 'digest'),
  call(8, 'apply', [reboot]),
  request(9, 'constructor'),
  request(10, 'tools/call'),
  request(11, 'resources/read', { uri: 'file:///etc/hostname' }),
  request(12, 'resources/read', { uri: 'skill://../../package.json' }),
  request(13, 'resources/read', { uri: 'skill://plan-a-change/../../../package.json' }),
  request(14, 'prompts/get', { name: 'admin' }),
  request(15, 'logging/setLevel', { level: 'debug' }),
  request(16, 'sampling/createMessage', { messages: [], maxTokens: 1 }),
  request(17, 'tools/call', {
    name: 'apply',
    arguments: {},
    requestState: 'forged',
    inputResponses: { confirm: { action: 'accept' } },
  }),
  JSON.stringify({ jsonrpc: '2.0', id: 18, result: { action: 'accept', content: { confirm: true } } }),
  JSON.stringify({ jsonrpc: '2.0', id: 0, error: { code: 1, message: planted } }),
  JSON.stringify({ jsonrpc: '1.0', id: 19, method: 'tools/list' }),
  JSON.stringify({ method: 'tools/call', params: { name: 'plan', arguments: reboot } }),
  JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 99 } }),
  hello,
  hello.replace('2025-11-25', '9999-01-01'),
]

test('a client that breaks the protocol on standard input gets nothing done and no secret, and the server goes on', async () => {
  const sandbox = await createSandbox({ speed: 0, limits: false })
  const writes: string[] = []
  const errors: string[] = []
  const machine = toMachine(sandbox, createFolder(), writes)
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  let printed = ''
  stdout.setEncoding('utf8').on('data', (part: string) => void (printed += part))
  const stderr = { write: (text: string) => errors.push(text) }
  const serving = await runServer(everything.split(' '), { ...machine, stdin, stdout, stderr })
  onTestFinished(async () => serving?.close())
  stdin.write(`${hello}\n`)
  await once(stdout, 'data')
  stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`)
  for (const line of lines) {
    stdin.write(line)
    stdin.write('\n')
  }
  stdin.write(`${call('good', 'read', { operation: 'listVpsServers' })}\n`)
  await expect.poll(() => printed).toContain('"id":"good"')
  expect(printed).toContain('web-01')
  // Nothing but messages of the protocol is on standard output.
  for (const line of printed.split('\n').filter(Boolean))
    expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
  for (const secret of [sandbox.apiKey, token, planted]) {
    expect(printed.replaceAll(JSON.stringify(planted), '')).not.toContain(secret)
    expect(errors.join('\n')).not.toContain(secret)
  }
  expect(writes).toEqual([])
})
