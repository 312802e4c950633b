import { products, raisePrice } from '../products.ts'
import { askOnce } from './ask.ts'
import { commonName } from './buyer.ts'
import type { EventPlan } from './event-plan.ts'
import type { World } from './world.ts'

/**
 * Runs the events of a world that no user causes. Resolves when all have happened, apart from those that wait for an
 * order, which may never leave.
 */
export async function happen(world: World, events: readonly EventPlan[]): Promise<void> {
  const happening = events.map(async (event, index) => {
    if (event.afterOrder === undefined) return inject(world, event, index)
    void world.way.departures.untilLeft(event.afterOrder).then(() => inject(world, event, index))
  })
  await Promise.all(happening)
}

async function inject(world: World, event: EventPlan, index: number): Promise<void> {
  const { sandbox, product, trace } = world
  const { sleep } = sandbox.clock
  await sleep(event.atMs)
  if (world.isSettling()) return
  trace('world', describe(event))
  switch (event.kind) {
    case 'clock steps':
      return world.machine(event.machine).clock.step(event.byMs)
    case 'machine sleeps':
      return world.machine(event.machine).clock.sleep(event.forMs)
    case 'process is killed':
      return world.machine(event.machine).kill()
    case 'price rises':
      return raisePrice(sandbox, world.plan.product)
    case 'colleague orders':
      return orderDirectly(world, `colleague-${index}`, event)
    case 'newest contract is renamed':
      return renameNewest(world, `renamed-${index}`)
    case 'newest contract is moved':
      return moveNewest(world)
    case 'newest contract is not listed':
      world.way.hideNewest(true)
      await sleep(event.forMs)
      return world.way.hideNewest(false)
    case 'set-up is held':
      sandbox.transitions.set(product.machine, { mode: 'held' })
      await sleep(event.forMs)
      return sandbox.transitions.set(product.machine, { mode: 'after', seconds: world.plan.setupMs / 1_000 })
    case 'balance is gone':
      world.purse.empty()
      await sleep(event.forMs)
      return world.purse.fill()
    case 'somebody asks':
      await askForPending(world, event.machine, `asker-${index}`)
      await sleep(event.forMs)
      return askForPending(world, event.machine, `asker-${index}`)
    case 'key rotates':
      return world.machine(event.machine).rotateKey()
    case 'address changes':
      return world.machine(event.machine).moveTo(`192.0.2.${event.to}`)
    case 'key is narrowed':
      return narrowKey(world, event)
    case 'journal loses records':
      world.journal?.lose(event)
      if (event.isCrash) for (const machine of world.machines) machine.kill()
  }
}

/** Reconciles every unsettled order of the journal, regardless of who placed it. */
async function askForPending(world: World, number: number, who: string): Promise<void> {
  if (world.isSettling()) return
  const machine = world.machine(number)
  const pending = await machine
    .process()
    .run((orders) => orders.pending())
    .catch(() => [])
  for (const { state, quote } of pending) {
    if (state === 'sending') await askOnce(world, machine, who, quote, (orders) => orders.reconcile(quote))
  }
}

/** Narrows a key to the current contracts as its owner, and removes the limit later. */
async function narrowKey({ sandbox, way, machine }: World, event: ForAWhile): Promise<void> {
  const key = machine(event.machine).apiKey
  way.narrow(key, true)
  await sandbox.clock.sleep(event.forMs)
  way.narrow(key, false)
}

interface ForAWhile {
  readonly machine: number
  readonly forMs: number
}

function describe({ atMs: _, afterOrder: __, ...event }: EventPlan): string {
  return Object.values(event).join(' ')
}

/** Renames the newest VPS, as a person can in the panel. */
async function renameNewest(world: World, name: string): Promise<void> {
  const { sandbox, product, truth } = world
  const uuid = await findNewest(world)
  if (uuid === undefined) return
  truth.beforeRenaming()
  const url = `${sandbox.baseUrl}${product.path}/${uuid}/name`
  const body = JSON.stringify({ name })
  await sandbox.fetch(new Request(url, { method: 'PUT', headers: headersOf(sandbox.apiKey), body }))
}

/** Moves the newest VPS to another host, as maintenance does: it gets another uuid. */
async function moveNewest(world: World): Promise<void> {
  const { sandbox, truth } = world
  const uuid = await findNewest(world)
  // Another event may have moved it meanwhile.
  if (uuid !== undefined && sandbox.servers().some(({ target }) => target === uuid))
    truth.noteMove(uuid, sandbox.maintenance.moveVps(uuid))
}

/** Returns the uuid of the newest VPS in the list. */
async function findNewest({ sandbox, product }: World): Promise<string | undefined> {
  if (product.machine !== 'signup') return undefined
  const list = new Request(`${sandbox.baseUrl}${product.path}`, { headers: headersOf(sandbox.apiKey) })
  const response = await sandbox.fetch(list)
  const { servers } = (await response.json()) as { readonly servers: readonly { readonly uuid: string }[] }
  return servers.at(-1)?.uuid
}

const headersOf = (apiKey: string): Record<string, string> => {
  return { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' }
}

/** Orders the same as a colleague without the SDK: with a separate key, or with ours. */
async function orderDirectly(
  world: World,
  key: string,
  { isCommon, hasOurKey, entry }: Extract<EventPlan, { kind: 'colleague orders' }>,
): Promise<void> {
  const { sandbox, product, truth, colleagueKey } = world
  const { path } = product
  const { plan_id, period } = product.input
  const send = (init: RequestInit, apiKey: string, more: object = {}): Request => {
    const headers = { ...headersOf(apiKey), ...more }
    return new Request(`${sandbox.baseUrl}${path}${init.method === 'POST' ? '' : '/plans'}`, {
      ...init,
      headers,
    })
  }
  const offers = await sandbox.fetch(send({}, colleagueKey))
  const { plans = [] } = (await offers.json()) as { readonly plans?: readonly OfferedPlan[] }
  const offered = plans.find((plan) => plan.plan_id === plan_id)
  const price = offered?.periods.find(({ months }) => months === period)?.total_price ?? 0
  const name = isCommon ? commonName : undefined
  truth.noteArrival({ key, price, name })
  const order = { ...world.toOrder(name), ...products[world.plan.product].terms }
  const body = JSON.stringify({ ...order, expected_total_price: price, dry_run: false })
  const apiKey = hasOurKey ? world.machine(0).apiKey : colleagueKey
  const request = send({ method: 'POST', body }, apiKey, { 'Idempotency-Key': key })
  const response = await world.way.fetchDirectly(request, entry)
  world.trace('colleague', `gets ${response.status}`)
}

interface OfferedPlan {
  readonly plan_id: string
  readonly periods: readonly { readonly months: number; readonly total_price: number }[]
}
