import { onTestFinished, expect, test } from 'vitest'
import { createDatabaseStore } from '../database/database-store.ts'
import { createCaller } from '../testing/create-caller.ts'
import { kill, startCommand } from '../testing/start-command.ts'
import { newStateFile } from '../testing/new-state-file.ts'

// For more rounds: HOSTWRIGHT_KILLS=20 vitest run --project unit packages/sandbox/src/kill.test.ts
const kills = Number(process.env['HOSTWRIGHT_KILLS'] ?? 3)
const balance = 100_000_000
const senders = 8

interface Contract {
  readonly id: number
  readonly name: string
  readonly memo: string | null
}

test.each(Array.from({ length: kills }, (_, index) => index + 1))(
  'a process that is killed during orders leaves complete orders only (%d)',
  async (round) => {
    const db = newStateFile()
    // The time stands still, because prices change at midnight in Japan.
    const command = await startCommand('--db', db, '--no-limits', '--speed', '0')
    const call = createCaller({
      baseUrl: command.url,
      apiKey: command.apiKey,
      fetch: (request) => fetch(request),
    })
    await call('PUT /_sandbox/account', { body: { balance } })
    const { body: list } = await call<{ plans: { periods: { total_price: number }[] }[] }>(
      'GET /v1/vps/plans',
    )
    const price = list.plans[0]!.periods[0]!.total_price

    const responded = new Map<string, number>()
    const sent = new Set<string>()
    const killAt = 60 + ((round * 37) % 200)
    let dead = false
    const send = async (sender: number): Promise<void> => {
      for (let n = 1; !dead; n++) {
        const key = `order-${sender}-${n}`
        sent.add(key)
        const body = {
          plan_id: 'standard-2gb',
          period: 1,
          image_id: 'ubuntu-24-04',
          root_password: 'Correct-Horse-7',
          expected_total_price: price,
          agree_to_terms: true,
          name: key,
        }
        const reply = await call<{ server: { id: number } }>('POST /v1/vps/servers', {
          body,
          headers: { 'Idempotency-Key': key },
        }).catch(() => undefined)
        if (reply === undefined) return
        expect(reply.status).toBe(200)
        responded.set(key, reply.body.server.id)
        if (responded.size === killAt) {
          dead = true
          await kill(command)
        }
      }
    }
    await Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)))

    const store = createDatabaseStore(db)
    onTestFinished(() => store.close())
    const contracts = store
      .collection<Contract>('vps-contract')
      .all()
      .filter(({ name }) => name.startsWith('order-'))
    const byName = new Map(contracts.map(({ name, id }) => [name, id]))
    expect(responded.size).toBeGreaterThanOrEqual(killAt)
    // Each order that got a response has a contract, no contract exists twice, and none exists without an order.
    expect(byName.size).toBe(contracts.length)
    for (const [key, id] of responded) expect(byName.get(key)).toBe(id)
    for (const name of byName.keys()) expect(sent).toContain(name)
    // The balance, the Idempotency-Keys and the execution log agree with the contracts.
    expect(store.collection<{ balance: number }>('account').get('account')?.balance).toBe(
      balance - contracts.length * price,
    )
    for (const { id, name } of contracts) {
      const remembered = store
        .collection<{ body: { server: { id: number } } }>('completed-order')
        .get(`orderVps ${name}`)
      expect(remembered?.body.server.id).toBe(id)
    }
    expect(store.collection('completed-order').all()).toHaveLength(contracts.length)
    const logged = store.dump().log.filter(({ method, status }) => method === 'POST' && status === 200)
    expect(logged).toHaveLength(contracts.length)
  },
)
