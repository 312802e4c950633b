import { DBOS } from '@dbos-inc/dbos-sdk'
import { ConfigError } from '@hostwright/common'
import type { Flows } from '../flow-client.ts'
import type { Decision, Order, Steps } from '../steps.ts'

/** Registers the flows under the names by which a client enqueues them. Call it before `DBOS.launch`. */
export function registerFlows(steps: Steps) {
  const flows: Flows = {
    async orderServer(order: Order): Promise<string> {
      let ordered = await run('order', () => steps.order(order))
      for (let asked = 1; 'askAgainMs' in ordered || 'question' in ordered;) {
        if ('askAgainMs' in ordered) {
          await DBOS.sleep(ordered.askAgainMs)
          ordered = await run('order', () => steps.order(order))
        } else {
          const { question } = ordered
          await DBOS.setEvent('question', { ...question, number: asked })
          const decision = await DBOS.recv<Decision>(`decision ${asked++}`, 7 * 86_400)
          ordered = await run('order', () => steps.order(order, question.quote, decision ?? undefined))
        }
      }
      const { contract } = ordered
      const active = await run('awaitActive', () => steps.awaitActive(contract))
      await run('configure', () => steps.configure(active, order.intent))
      return active
    },

    /** **Erases the disk.** */
    async reinstallSafely(uuid: string, image_id: string): Promise<string | null> {
      const before = await run('readInstalledAt', () => steps.readInstalledAt(uuid))
      await run('unprotect', () => steps.setProtection(uuid, false))
      try {
        await run('stop', () => steps.stop(uuid))
        await run('reinstall', () => steps.reinstall(uuid, image_id, before))
        return await run('awaitReinstall', () => steps.awaitReinstall(uuid, before))
      } finally {
        await run('protect', () => steps.setProtection(uuid, true))
      }
    },

    /** Reboots some servers at a time, and ends with an error after the first wave in which a server does not run. */
    async rebootInWaves(uuids: string[], size: number): Promise<number> {
      for (let first = 0; first < uuids.length; first += size) {
        const wave = uuids.slice(first, first + size)
        const reboots: Awaited<ReturnType<Steps['reboot']>>[] = []
        // The steps run one after another, because the engine finds the result of a step by its number.
        for (const uuid of wave) reboots.push(await run('reboot', () => steps.reboot(uuid)))
        for (const reboot of reboots) await run('awaitReboot', () => steps.awaitReboot(reboot))
        for (const uuid of wave) {
          if (!(await run('check', () => steps.check(uuid)))) throw new Error(`${uuid} does not run.`)
        }
      }
      return uuids.length
    },
  }
  for (const [name, flow] of Object.entries(flows)) {
    Object.assign(flows, {
      [name]: DBOS.registerWorkflow(flow as (...given: unknown[]) => Promise<unknown>, { name }),
    })
  }
  return flows
}

function run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const retries = { retriesAllowed: true, maxAttempts: 10, intervalSeconds: 1, backoffRate: 2 }
  return DBOS.runStep(work, { name, ...retries, shouldRetry: mayPass })
}

/** Reports whether a retry can succeed. A wrong option stays wrong. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ConfigError)
}
