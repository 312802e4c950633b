import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openAccount } from './open-account.ts'
import { runCommand, startCommand } from './run-command.ts'

test.each(['plan -', 'ftp update server account --password-stdin'])(
  'Ctrl+C ends a command that reads standard input: %s',
  async (line) => {
    const { env } = await openAccount()
    const child = startCommand(line, { env, stdin: true })
    // The text is longer than a pipe holds, so when the write ends, the command is reading.
    await child.write('#'.repeat(1_000_000))
    expect(await child.interrupt()).toMatchObject({ exitCode: 130 })
  },
)

test('Ctrl+C ends a command that waits for the key, and the key command keeps running', async () => {
  const { env } = await openAccount()
  const begun = join(env['HOSTWRIGHT_CONFIG_DIR']!, 'begun')
  const add = ['context', 'add', 'slow', '--base-url', env['HOSTWRIGHT_BASE_URL']!]
  await runCommand([...add, '--key-command', `touch '${begun}'; exec sleep 20`], { env })
  const { HOSTWRIGHT_API_KEY: _, HOSTWRIGHT_BASE_URL: __, ...bare } = env
  const child = startCommand('vps list', { env: bare })
  while (!existsSync(begun)) await setTimeout(20)
  expect(await child.interrupt()).toMatchObject({ exitCode: 130 })
})

test('the output of a failed key command is shown, and its failure is reported', async () => {
  const { env } = await openAccount()
  const add = ['context', 'add', 'locked', '--base-url', env['HOSTWRIGHT_BASE_URL']!]
  await runCommand([...add, '--key-command', 'echo The vault is locked >&2; exit 3'], { env })
  const { HOSTWRIGHT_API_KEY: _, HOSTWRIGHT_BASE_URL: __, ...bare } = env
  const { exitCode, stderr } = await runCommand('vps list', { env: bare })
  expect(exitCode).toBe(2)
  expect(stderr).toContain('The vault is locked')
  expect(stderr).toContain('The key_command of the context locked failed or printed no key.')
})

/** Returns the text of all files of the order journal. */
async function readJournal({
  HOSTWRIGHT_CONFIG_DIR = '',
}: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(HOSTWRIGHT_CONFIG_DIR, 'orders')
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : []
  const files = names.filter((name) => name.endsWith('.json'))
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

test.each([
  ['before the order leaves', 1, 130, 'Nothing was changed.'],
  ['after the order has left', 2, 3, 'It is unknown whether the order was executed'],
])('Ctrl+C %s is told as that, and the same line goes on', async (_, nth, expected, told) => {
  const { env, sandbox } = await openAccount()
  sandbox.transitions.set('signup', { mode: 'immediate' })
  const order =
    'order vps --plan standard-2gb --period 1 --image debian-13 --intent shop --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes'
  sandbox.faults.add({ operationId: 'orderVps', nth, effect: { latencyMs: 3_600_000 } })
  const child = startCommand(order, { env })
  const state = nth === 1 ? 'planned' : 'sending'
  while (!(await readJournal(env)).includes(`"state":"${state}"`)) await setTimeout(20)
  // The fault is used up as soon as its request has arrived.
  while (sandbox.faults.pending().length > 0) await setTimeout(20)
  const end = await child.interrupt()
  expect(end.exitCode).toBe(expected)
  expect(end.stderr).toContain(told)
  const aheadMs = 80 * 60_000
  await sandbox.clock.advance(aheadMs)
  const again = await runCommand(`${order} --json`, { env, aheadMs })
  expect(again.exitCode, again.stderr).toBe(0)
  const list = await runCommand('vps list --json', { env, aheadMs })
  expect(JSON.parse(list.stdout)).toHaveLength(2)
})
