import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../testing/test-machine.ts'

const environment = { HOSTWRIGHT_BASE_URL: undefined, HOSTWRIGHT_API_KEY: undefined }
const order =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env P --agree-to-terms --yes --no-wait --context sandbox'

function readJournal({ folder }: Machine): unknown {
  try {
    const { contexts } = JSON.parse(readFileSync(join(folder, 'contexts.json'), 'utf8')) as {
      contexts: { sandbox: { journal: string } }
    }
    return contexts.sandbox.journal
  } catch {
    return undefined
  }
}

test('the sandbox is the context `sandbox` until Ctrl+C; each start is a new account without orders', async () => {
  const machine = await createMachine()
  const env = { ...environment, P: 'Correct-Horse-7' }
  for (const world of ['empty', 'small']) {
    const earlier = readJournal(machine)
    const interruption = new AbortController()
    const started = machine.hostwright(`sandbox --port 0 --world ${world}`, {
      env,
      interrupted: interruption.signal,
    })
    await expect.poll(() => readJournal(machine), { interval: 5 }).not.toBe(earlier)
    const ordered = await machine.hostwright(order, { env, fetch: (request) => fetch(request) })
    expect(ordered.exitCode, ordered.stderr).toBe(0)
    interruption.abort()
    const { exitCode, stdout, stderr } = await started
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' })
    expect(stderr).toContain('Try: hostwright vps list --context sandbox')
  }
})
