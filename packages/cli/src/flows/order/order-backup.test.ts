import { cpSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-world.ts'
import { vpsOrder, vpsOrderEnv as env } from '../../testing/vps-order.ts'

// Without a name that would be taken already.
const line = vpsOrder.replace(' --name web-02', '')

interface Restored extends Machine {
  /** The Idempotency-Key of the order. */
  readonly key: string
  readonly paid: () => number
}

/** A machine whose folder is that of the moment at which its order waited for consent; it was executed since. */
async function restore(ordering: string): Promise<Restored> {
  const machine = await createMachine({ assumptions: { 'completed-order-replay': 'orders again' } })
  const { hostwright, folder, sandbox } = machine
  const start = sandbox.account.balance
  await hostwright(line, { env, terminal: 80, diesAtPrompt: true })
  const backup = `${folder}-backup`
  cpSync(folder, backup, { recursive: true })
  const ordered = JSON.parse((await hostwright(`${ordering} --yes --json`, { env })).stdout) as {
    readonly idempotency_key: string
    readonly total_price: number
  }
  rmSync(folder, { recursive: true })
  cpSync(backup, folder, { recursive: true })
  rmSync(backup, { recursive: true })
  expect((await hostwright('orders pending')).stdout).toContain('planned')
  const paid = (): number => (start - sandbox.account.balance) / ordered.total_price
  return { ...machine, key: ordered.idempotency_key, paid }
}

test.each([0, 20])(
  'a folder that comes from a backup orders nothing twice: the order is found (%i minutes later)',
  async (minutes) => {
    const { hostwright, sandbox, key, paid } = await restore(line)
    await sandbox.clock.advance({ minutes })
    const again = await hostwright(`${line} --yes --json`, { env })
    expect(again.stderr).toContain('Ordered by an earlier run')
    expect(again.exitCode).toBe(0)
    expect(JSON.parse(again.stdout)).toMatchObject({ idempotency_key: key })
    expect(paid()).toBe(1)
  },
)

test('of an order in a folder that comes from a backup, `orders reconcile` says what the account shows', async () => {
  const { hostwright, key } = await restore(line)
  const { exitCode, stdout } = await hostwright(`orders reconcile ${key} --json`)
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'executed' })
  expect((await hostwright('orders pending --json')).stdout).toBe('[]\n')
})

test('while the order is set up, the log shows that it may have been placed: it is settled before anything is ordered', async () => {
  const { hostwright, sandbox, key, paid } = await restore(`${line} --no-wait`)
  const unknown = await hostwright(`${line} --yes`, { env })
  expect(unknown.stderr).toContain(`Next: hostwright orders reconcile ${key}\n`)
  expect(unknown.exitCode).toBe(3)
  await sandbox.clock.advance({ hours: 1 })
  expect((await hostwright(`orders reconcile ${key}`)).stdout).toContain('executed')
  const again = await hostwright(`${line} --yes`, { env })
  expect(again.stderr).toContain('Ordered by an earlier run')
  expect(paid()).toBe(1)
})

test('long after it was placed, an order that is not listed yet shows in the log: nothing is ordered again', async () => {
  const { hostwright, sandbox, key, paid } = await restore(line)
  await sandbox.clock.advance({ minutes: 20 })
  const list = `${sandbox.baseUrl}/v1/vps/servers`
  const unlisted = await hostwright(`${line} --yes`, {
    env,
    // The account as it was before the order.
    async fetch(request) {
      const response = await sandbox.fetch(request)
      if (request.method !== 'GET' || request.url !== list) return response
      const { servers } = (await response.json()) as { readonly servers: readonly object[] }
      return Response.json({ servers: servers.slice(0, 1) }, response)
    },
  })
  expect(unlisted.stderr).toContain(`Next: hostwright orders reconcile ${key}\n`)
  expect(unlisted.exitCode).toBe(3)
  expect((await hostwright(`orders reconcile ${key}`)).stdout).toContain('executed')
  expect((await hostwright(`${line} --yes`, { env })).stderr).toContain('Ordered by an earlier run')
  expect(paid()).toBe(1)
})

test('what was quoted and never sent is told as that, until something of its name is there', async () => {
  const machine = await createMachine()
  await machine.hostwright(line, { env, terminal: 80, diesAtPrompt: true })
  const [{ key } = { key: '' }] = JSON.parse((await machine.hostwright('orders pending --json')).stdout) as {
    key: string
  }[]
  const { exitCode, stdout } = await machine.hostwright(`orders reconcile ${key}`)
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/not-sent.*never sent, as the journal has it/s)
})
