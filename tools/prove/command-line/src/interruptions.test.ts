import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openAccount } from './open-account.ts'
import { command, runCommand } from './run-command.ts'

function start(line: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [command, ...line.split(' ')], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Sends what Ctrl+C sends, and waits for the end. */
async function interrupt(child: ChildProcess): Promise<number | null> {
  child.kill('SIGINT')
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  return exitCode
}

test.each(['plan -', 'ftp update server account --password-stdin'])(
  'Ctrl+C ends a command that reads standard input: %s',
  async (line) => {
    const { env } = await openAccount()
    const child = start(line, env)
    // More than a pipe holds: once it is written, it is being read.
    await new Promise((resolve) => child.stdin!.write('#'.repeat(1_000_000), resolve))
    expect(await interrupt(child)).toBe(130)
  },
)

test('Ctrl+C ends a command that waits for the key, and what prints it goes on alone', async () => {
  const { env } = await openAccount()
  const begun = join(env['HOSTWRIGHT_CONFIG_DIR']!, 'begun')
  const add = ['context', 'add', 'slow', '--base-url', env['HOSTWRIGHT_BASE_URL']!]
  await runCommand([...add, '--key-command', `touch '${begun}'; exec sleep 20`], { env })
  const { HOSTWRIGHT_API_KEY: _, HOSTWRIGHT_BASE_URL: __, ...bare } = env
  const child = start('vps list', bare)
  while (!existsSync(begun)) await setTimeout(20)
  expect(await interrupt(child)).toBe(130)
})

test('what the command of a key says is shown, and its failure is told', async () => {
  const { env } = await openAccount()
  const add = ['context', 'add', 'locked', '--base-url', env['HOSTWRIGHT_BASE_URL']!]
  await runCommand([...add, '--key-command', 'echo The vault is locked >&2; exit 3'], { env })
  const { HOSTWRIGHT_API_KEY: _, HOSTWRIGHT_BASE_URL: __, ...bare } = env
  const { exitCode, stderr } = await runCommand(['vps', 'list'], { env: bare })
  expect(exitCode).toBe(2)
  expect(stderr).toContain('The vault is locked')
  expect(stderr).toContain('The key_command of the context locked failed or printed no key.')
})
