import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import type { Scenario } from './scenario.ts'

/** The API of one wish: a new account behind a port. */
export interface Api {
  readonly sandbox: Sandbox
  readonly baseUrl: string
}

/** APIs that are used again, one wish after the other. */
export interface Apis {
  open(scenario: Scenario): Promise<Api>
  close(): Promise<void>
}

export function createApis(): Apis {
  const opened = new Map<string, Promise<Api>>()

  return {
    async open({ replay, faults, log, product }) {
      const starting = opened.get(replay) ?? start(replay)
      opened.set(replay, starting)
      const api = await starting
      const { sandbox } = api
      sandbox.reset()
      await beginInTheMorning(sandbox)
      const operationId = product === 'vps' ? 'orderVps' : 'orderHostingServer'
      for (const fault of faults) sandbox.faults.add({ operationId, ...fault })
      sandbox.log.set(log)
      return api
    },
    async close() {
      for (const api of opened.values()) await (await api).sandbox.close()
    },
  }
}

async function start(replay: Scenario['replay']): Promise<Api> {
  const sandbox = await createSandbox({
    speed: 0,
    limits: false,
    assumptions: { 'completed-order-replay': replay },
  })
  const { url } = await sandbox.listen({ port: 0 })
  return { sandbox, baseUrl: url }
}

/** Prices change at midnight in Japan: a wish that meets that may have an order rejected, and placed once more. */
async function beginInTheMorning({ clock }: Sandbox): Promise<void> {
  const hour = (new Date(clock.now()).getUTCHours() + 9) % 24
  if (hour >= 12) await clock.advance({ hours: 24 - hour })
}
