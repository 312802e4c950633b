import { createClient, createMemoryJournal, isHostwrightError, type OrderJournal } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'

/** A situation in which `ensure` may have to be called again, as the guide on ordering names it. */
export interface Situation {
  readonly name: string
  readonly product: 'VPS' | 'hosting'
  /** Makes the order of the next `ensure` fail. */
  readonly disturb: (sandbox: Sandbox) => void
  /** How many programs with one journal call `ensure` at the same time. */
  readonly programs: number
}

type Fault = Parameters<Sandbox['faults']['add']>[0]

const lose =
  (operationId: 'orderVps' | 'orderHostingServer', effect: Fault['effect']) => (sandbox: Sandbox) =>
    // The first request is the dry run.
    void sandbox.faults.add({ operationId, nth: 2, effect })
const leave = (): void => {}

const situation = (name: string, disturb: Record<Situation['product'], Situation['disturb']>, programs = 1) =>
  (['VPS', 'hosting'] as const).map((product): Situation => ({
    name,
    product,
    disturb: disturb[product],
    programs,
  }))
const loseBoth = (effect: Fault['effect']): Record<Situation['product'], Situation['disturb']> => ({
  VPS: lose('orderVps', effect),
  hosting: lose('orderHostingServer', effect),
})

/** The situations of the table in the guide that a sandbox can produce. */
export const situations: readonly Situation[] = [
  ...situation('two programs order it at the same time with one journal', { VPS: leave, hosting: leave }, 2),
  ...situation('it was executed, and its response was lost', loseBoth('drop-response')),
  ...situation('it never arrived, and nothing proves that', loseBoth('drop-request')),
]

/**
 * Returns the minutes until `ensure`, called again after each `askAgainMs`, returns a contract to each program. Up to ten
 * seconds count as none.
 */
export async function measureBlocked({ product, disturb, programs }: Situation): Promise<number> {
  const sandbox = await createSandbox({ speed: 0 })
  const { clock } = sandbox
  // A VPS is listed after the first third of its set-up, here three minutes after its order.
  sandbox.transitions.set('signup', { mode: 'after', seconds: 540 })
  const journal = createMemoryJournal()
  const { account } = sandbox
  const before = account.balance
  const ensures = Array.from({ length: programs }, () => connect(sandbox, journal, product))
  disturb(sandbox)
  const start = clock.now()
  await Promise.all(ensures.map((ensure) => repeat(ensure, clock.sleep)))
  const passedMs = clock.now() - start
  if (account.balance === before) throw new Error('nothing was ordered')
  return passedMs <= 10_000 ? 0 : Math.ceil(passedMs / 60_000)
}

function connect(
  { baseUrl, apiKey, fetch, clock }: Sandbox,
  journal: OrderJournal,
  product: Situation['product'],
): () => Promise<unknown> {
  const { now, sleep } = clock
  const client = createClient({ baseUrl, apiKey, fetch, now, sleep, journal })
  if (product === 'hosting') {
    const order = { server_id: 'shop', plan_id: 'standard', period: 12 }
    return () => createHosting(client).orders.ensure(order, { agree_to_terms: true })
  }
  const order = { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' }
  const input = { intent: 'shop', root_password: 'Correct-Horse-7', agree_to_terms: true } as const
  return () => createVps(client).orders.ensure(order, input)
}

async function repeat(ensure: () => Promise<unknown>, sleep: (ms: number) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await ensure()
      return
    } catch (error) {
      const { askAgainMs } = error as { readonly askAgainMs?: number }
      if (!isHostwrightError(error) || askAgainMs === undefined) throw error
      await sleep(askAgainMs)
    }
  }
}
