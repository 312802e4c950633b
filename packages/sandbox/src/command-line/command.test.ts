import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createSandbox } from '../server/create-sandbox.ts'
import { startCommand } from '../testing/start-command.ts'
import { newStateFile } from '../testing/new-state-file.ts'

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the command cleanly, even with an open connection',
  async (signal) => {
    const db = newStateFile()
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
