import type { Vps } from '@hostwright/vps'
import { type Narrator, tellChanges } from './narrator.ts'

const root_password = 'Correct-Horse-7'

/** Orders a VPS, stops it, reinstalls it, and attaches a packet filter to it. */
export async function tellVpsStory(vps: Vps, say: Narrator): Promise<void> {
  const changes = tellChanges(say)
  const { plans, os_images } = await vps.plans()
  say('plans', plans.map(({ plan_id }) => plan_id).join(', '))

  const plan = plans[0]!
  const image = os_images.find(({ minimum_memory_mb }) => minimum_memory_mb <= plan.memory_mb)!
  const period = plan.periods.at(-1)!.months
  const quote = await vps.orders.quote({ plan_id: plan.plan_id, period, image_id: image.image_id })
  say('quote', `${plan.plan_name}, ${period} months, ${image.name}: ${quote.total_price} yen`)

  const order = await vps.orders.place(quote, { root_password, agree_to_terms: true })
  const { uuid } = await vps.orders.waitUntilActive(order.id, {
    onProgress: ({ status }) => changes('order', status),
  })

  const { power, os, packetFilter } = vps.server(uuid)
  say('server', `${uuid} is ${await power.status()}`)
  say('power', 'stop')
  await (await power.stop()).wait({ onProgress: (state) => changes('power', state) })

  const another = (await os.images()).find(
    ({ available_for_this_server, requires_basic_password, image_id }) =>
      available_for_this_server && !requires_basic_password && image_id !== image.image_id,
  )!
  say('reinstall', `${another.name} ${another.version ?? ''}`)
  const reinstall = await os.reinstall({ image_id: another.image_id, root_password })
  await reinstall.wait({ onProgress: ({ status }) => changes('reinstall', status) })
  say('server', `is ${await power.ensure('running')} with ${another.name}`)

  const office = { type: 'custom', protocol: 'tcp', port: '5432', allowed_ip: '203.0.113.0/24' } as const
  const { changes: made } = await packetFilter.apply({
    enabled: true,
    rules: [{ type: 'ssh' }, { type: 'web' }, office],
  })
  say('filter', made.map(({ kind }) => kind).join(', '))
}
