import {
  condition,
  defineQuery,
  defineSignal,
  proxyActivities,
  setHandler,
  sleep,
} from '@temporalio/workflow'
import type { Asked } from '../flow-client.ts'
import type { Decision, Order, Steps } from '../steps.ts'

export const openQuestion = defineQuery<Asked | undefined>('question')
export const decideQuestion = defineSignal<[number, Decision]>('decision')

const steps = proxyActivities<Steps>({
  startToCloseTimeout: '2 hours',
  // A worker reports every second that it is alive. Without this setting, the server notices a dead worker after two
  // hours.
  heartbeatTimeout: '5 seconds',
  // The death of a worker counts as an attempt, so a time and not a number of attempts ends the retries of a step.
  scheduleToCloseTimeout: '1 day',
  retry: {
    initialInterval: '1 second',
    // A client keeps within the limits and to Retry-After by itself, so longer pauses would only delay the flows.
    maximumInterval: '10 seconds',
    // A wrong option stays wrong, so a retry cannot succeed.
    nonRetryableErrorTypes: ['ConfigError'],
  },
})

export async function orderServer(order: Order): Promise<string> {
  let ordered = await steps.order(order)
  const decisions = new Map<number, Decision>()
  let asked: Asked | undefined
  setHandler(decideQuestion, (number, decision) => void decisions.set(number, decision))
  setHandler(openQuestion, () => asked)
  for (let number = 1; 'askAgainMs' in ordered || 'question' in ordered;) {
    if ('askAgainMs' in ordered) {
      await sleep(ordered.askAgainMs)
      ordered = await steps.order(order)
    } else {
      const { question } = ordered
      asked = { ...question, number }
      await condition(() => decisions.has(number))
      ordered = await steps.order(order, question.quote, decisions.get(number++))
    }
  }
  const uuid = await steps.awaitActive(ordered.contract)
  await steps.configure(uuid, order.intent)
  return uuid
}

/** **Erases the disk.** */
export async function reinstallSafely(uuid: string, image_id: string): Promise<string | null> {
  const before = await steps.readInstalledAt(uuid)
  await steps.setProtection(uuid, false)
  try {
    await steps.stop(uuid)
    await steps.reinstall(uuid, image_id, before)
    return await steps.awaitReinstall(uuid, before)
  } finally {
    await steps.setProtection(uuid, true)
  }
}

/** Reboots some servers at a time, and ends with an error after the first wave in which a server does not run. */
export async function rebootInWaves(uuids: string[], size: number): Promise<number> {
  for (let first = 0; first < uuids.length; first += size) {
    const wave = uuids.slice(first, first + size)
    const reboots = await Promise.all(wave.map((uuid) => steps.reboot(uuid)))
    await Promise.all(reboots.map((reboot) => steps.awaitReboot(reboot)))
    for (const uuid of wave) if (!(await steps.check(uuid))) throw new Error(`${uuid} does not run.`)
  }
  return uuids.length
}
