import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { runServer, toErrorLine } from './run.ts'

test('a line that is no message is told in one line, and the server goes on', async () => {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const written = { out: '', err: '' }
  stdout.on('data', (data) => (written.out += String(data)))
  stderr.on('data', (data) => (written.err += String(data)))
  const env = { HOSTWRIGHT_BASE_URL: 'http://127.0.0.1:9', HOSTWRIGHT_API_KEY: 'sandbox_key' }
  const machine = { env, home: '/nonexistent', platform: 'linux', version: '1.0.0', skills: '/nonexistent' }
  await runServer([], { ...machine, stdin, stdout, stderr } as never)
  stdin.write('{"jsonrpc":"2.0"}\n')
  await expect
    .poll(() => written.err)
    .toBe('hostwright-mcp: A line that is no message of the protocol was ignored.\n')
  stdin.write('{"jsonrpc":"2.0","id":1,"method":"no/such"}\n')
  await expect.poll(() => written.out).toContain('"id":1')
  stdin.end()
})

test('another error keeps its message', () => {
  expect(toErrorLine(new Error('closed'))).toBe('hostwright-mcp: closed\n')
  expect(toErrorLine('closed')).toBe('hostwright-mcp: closed\n')
})
