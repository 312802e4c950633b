// The steps of the flows. An engine runs a step again if the worker dies before its result is stored, so each step
// first checks what an earlier run has done. The engine stores the input and the result of a step, so neither contains
// a secret.
import { type Client, OrderOutcomeUnknownError, type Quote } from '@hostwright/common'
import { createVps, type Vps } from '@hostwright/vps'

export interface Order {
  /** Name for this order, the same in every run. The VPS gets this name once it is set up. */
  readonly intent: string
  readonly plan_id: string
  readonly image_id: string
  readonly maxTotalPrice: number
}

/** A question for a person: the outcome of an order, or whether to order in spite of entries of the log. */
export interface Question {
  readonly reason: string
  /** Order whose outcome is unknown; absent if none was sent yet. */
  readonly quote?: Quote<object> | undefined
  /** Value with which to order in spite of others' entries in the log. */
  readonly despiteOthers?: string | undefined
}

export interface Decision {
  /** UUID of the order's contract; null if the order was not executed. */
  readonly contract?: string | null
  readonly despiteOthers?: string
}

/** A contract that `ensure` has returned: its id, its uuid, or both. */
export interface Contract {
  readonly id?: number
  readonly uuid?: string
  readonly name?: string
}

/** The contract, or the time until the next attempt, or a question for a person. */
type Ordered =
  | { readonly contract: Contract }
  | { readonly askAgainMs: number }
  | { readonly question: Question }

export interface StepOptions {
  readonly rootPassword: string
  /** Time between two reads of a wait, in milliseconds. @default 10000 */
  readonly intervalMs?: number
  /** Longest time until the outcome of an order is looked up again, in milliseconds. @default 300000 */
  readonly longestPauseMs?: number
}

export type Steps = ReturnType<typeof createSteps>

export function createSteps(client: Client, options: StepOptions) {
  const { rootPassword: root_password, intervalMs = 10_000 } = options
  const vps = createVps(client)
  const wait = { intervalMs, deadlineMs: 3_600_000 }

  return {
    order: (order: Order, quote?: Quote<object>, decision?: Decision) =>
      orderOnce(vps, options, order, quote, decision),
    awaitActive: async (contract: Contract) => (await vps.orders.waitUntilActive(contract, wait)).uuid,
    async configure(uuid: string, name: string) {
      const server = vps.server(uuid)
      await server.setName(name)
      await server.packetFilter.apply({ enabled: true, rules: [{ type: 'ssh' }, { type: 'web' }] })
    },

    setProtection: (uuid: string, os_reinstall: boolean) => vps.server(uuid).protection.set({ os_reinstall }),
    readInstalledAt: async (uuid: string) => (await vps.server(uuid).os.status()).installed_at,
    stop: (uuid: string) => vps.server(uuid).power.ensure('stopped', wait),
    /**
     * Reinstalls, unless an earlier run has begun the reinstall: the API then shows another date, or the reinstall in
     * progress.
     */
    async reinstall(uuid: string, image_id: string, before: string | null) {
      const { os } = vps.server(uuid)
      const { installed_at, status } = await os.status()
      if (installed_at !== before || status === 'rebuilding' || status === 'configuring') return
      await os.reinstall({ image_id, root_password })
    },
    async awaitReinstall(uuid: string, before: string | null) {
      const { os } = await client.waitUntil({
        goal: `the reinstall of ${uuid} to complete`,
        read: (read) => vps.server(uuid).os.status(read),
        isReached: ({ status, installed_at }) => status === 'completed' && installed_at !== before,
        isFailed: ({ status, installed_at }) => status === 'error' && installed_at !== before,
        ...wait,
      })
      return os
    },

    /** Reboots. A repeated run may reboot twice, which destroys nothing. */
    async reboot(uuid: string) {
      await vps.server(uuid).power.ensure('running', wait)
      const { operationId, location, acceptedAt } = await vps.server(uuid).power.reboot()
      return { operationId, location, acceptedAt }
    },
    async awaitReboot(stored: Parameters<typeof vps.resume>[0]) {
      await vps.resume(stored).wait(wait)
    },
    check: async (uuid: string) => (await vps.server(uuid).power.status()) === 'running',
  }
}

/** Orders a VPS at most once. Returns `askAgainMs` or `question` if it is unknown whether an earlier run ordered it. */
async function orderOnce(
  vps: Vps,
  { rootPassword: root_password, longestPauseMs = 300_000 }: StepOptions,
  { intent, plan_id, image_id, maxTotalPrice }: Order,
  quote?: Quote<object>,
  decision?: Decision,
): Promise<Ordered> {
  const order = { plan_id, image_id, period: 12 } as const
  const { contract: decided, despiteOthers } = decision ?? {}
  const terms = { intent, root_password, agree_to_terms: true, maxTotalPrice, despiteOthers } as const
  try {
    if (quote && decided !== undefined) await vps.orders.reconcile(quote, { contract: decided })
    const { contract } = await vps.orders.ensure(order, terms)
    const { id, uuid, name } = contract
    return { contract: { ...(id && { id }), ...(uuid && { uuid }), ...(name && { name }) } }
  } catch (error) {
    if (!(error instanceof OrderOutcomeUnknownError)) throw error
    const { askAgainMs, reason, quote, despiteOthers } = error
    if (askAgainMs !== undefined) return { askAgainMs: Math.min(askAgainMs, longestPauseMs) }
    return { question: { reason, quote, despiteOthers } }
  }
}
