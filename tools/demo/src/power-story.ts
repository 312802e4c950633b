import type { Client } from '@hostwright/common'
import type { Vps } from '@hostwright/vps'
import type { Narrator } from './narrator.ts'

/** Orders a VPS, stops and starts it, and reads what was done from the execution log. */
export async function tellPowerStory(vps: Vps, client: Client, say: Narrator): Promise<void> {
  const { plans, os_images } = await vps.plans()
  say(`plans    ${plans.map(({ plan_id }) => plan_id).join(', ')}`)

  const plan = plans[0]!
  const image = os_images.find(({ minimum_memory_mb }) => minimum_memory_mb <= plan.memory_mb)!
  const period = plan.periods.at(-1)!.months
  const quote = await vps.orders.quote({ plan_id: plan.plan_id, period, image_id: image.image_id })
  say(`quote    ${plan.plan_name}, ${period} months, ${image.name}: ${quote.total_price} yen`)

  const order = await vps.orders.place(quote, { root_password: 'Correct-Horse-7', agree_to_terms: true })
  say(`order    ${order.id} placed, ${order.status}`)
  const changes = tellChanges(say)
  const { uuid } = await vps.orders.waitUntilActive(order.id, {
    onProgress: ({ status }) => changes('order', status),
  })

  const { power } = vps.server(uuid)
  say(`server   ${uuid} is ${await power.status()}`)
  say('power    stop')
  await (await power.stop()).wait({ onProgress: (state) => changes('power', state) })
  say('power    start')
  await (await power.start()).wait({ onProgress: (state) => changes('power', state) })

  const writes = []
  for await (const entry of client.logs({ method: 'POST' })) writes.unshift(entry)
  for (const { method, path, status_code } of writes) say(`log      ${status_code} ${method} ${path}`)
}

/** Tells a state only when it is another than the one before. */
function tellChanges(say: Narrator): (subject: string, state: string) => void {
  let last = ''
  return (subject, state) => {
    if (state !== last) say(`${subject.padEnd(8)} ${state}`)
    last = state
  }
}
