import { existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openAccount } from './open-account.ts'
import { runCommand, startCommand } from './run-command.ts'

const order =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --no-wait'

/** Runs a line whose output is closed before its end, as `head` does. */
async function runUnread(line: string, env: Readonly<Record<string, string>>, closed: 'stdout' | 'both') {
  const { exitCode, stderr } = await startCommand(line, { env, closed }).ended
  return { exitCode, stderr }
}

test('a list whose output is closed before its end is not a failure', async () => {
  const { env } = await openAccount()
  for (const line of ['vps list --json', 'export', '--help', 'completion bash'])
    expect(await runUnread(line, env, 'stdout'), line).toEqual({ exitCode: 0, stderr: '' })
})

test('an order completes even if its output is closed, and the next run finds it', async () => {
  const { env, sandbox } = await openAccount()
  const { balance } = sandbox.account
  expect((await runUnread(order, env, 'both')).exitCode).toBe(0)
  const paid = sandbox.account.balance
  expect(paid).toBeLessThan(balance)
  const again = await runCommand(order, { env })
  expect(again.exitCode).toBe(0)
  expect(again.stderr).toContain('vps web-02 is ordered already')
  expect(sandbox.account.balance).toBe(paid)
})

test('a full disk is reported, and the command fails', async (context) => {
  if (!existsSync('/dev/full')) return context.skip('There is no /dev/full.')
  const { env } = await openAccount()
  const full = openSync('/dev/full', 'w')
  const { exitCode, stderr } = await runCommand('vps list', { env, stdout: full })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^hostwright: standard output: ENOSPC[^\n]*\n$/)
})
