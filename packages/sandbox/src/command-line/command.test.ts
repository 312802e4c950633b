import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSandbox } from '../server/create-sandbox.ts'
import { startCommand } from '../testing/start-command.ts'

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the command cleanly, even with an open connection',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'hostwright-sandbox-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const db = join(folder, 'state.sqlite')
    const { process: child, url, apiKey } = await startCommand('--db', db, '--speed', '0')
    const put = await fetch(`${url}/_sandbox/account`, { method: 'PUT', body: '{"balance": 7}' })
    expect(put.status).toBe(200)
    await fetch(`${url}/_sandbox/faults`, { method: 'POST', body: '{"effect": "stall"}' })
    const stalled = await fetch(`${url}/v1/me`, { headers: { Authorization: `Bearer ${apiKey}` } })
    expect(stalled.status).toBe(200)
    const ended = once(child, 'exit')
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    await stalled.text().catch(() => undefined)
    const sandbox = await createSandbox({ db })
    expect(sandbox.account.balance).toBe(7)
    await sandbox.close()
  },
)
