import type { RunningOperation, ServerState } from '@hostwright/sandbox'
import { createList } from '../view/create-list.ts'
import { element, find } from '../view/element.ts'
import { toDuration, toJapanTime } from '../view/format.ts'
import { createServerRow } from '../view/server-row.ts'
import type { SandboxTime } from './sandbox-time.ts'

export interface ServersView {
  show(servers: readonly ServerState[], operations: readonly RunningOperation[]): void
  /** Draws what is left of the operations again. */
  tick(): void
}

/** The servers, and what is in progress. */
export function createServersView(time: SandboxTime): ServersView {
  const showServers = createList<ServerState>(find('#servers'), ({ target }) => target, renderServer)
  const showOperations = createList<RunningOperation>(
    find('#operations'),
    ({ kind, target, startedAt }) => `${kind} ${target} ${startedAt}`,
    renderOperation,
  )
  let running: readonly RunningOperation[] = []

  function tick(): void {
    const now = time.now()
    const left = find('#operations').querySelectorAll('.left')
    const bars = find('#operations').querySelectorAll('progress')
    running.forEach((operation, index) => {
      left[index]!.textContent = toLeft(operation, now, time.speed())
      const { startedAt, endsAt } = operation
      if (endsAt !== null) bars[index]!.value = Math.min(1, (now - startedAt) / (endsAt - startedAt))
    })
  }

  return {
    show(servers, operations) {
      showServers(servers)
      showOperations(operations)
      running = operations
      find('#operations-none').hidden = operations.length > 0
      find('#servers-count').textContent = String(servers.length)
      tick()
    },
    tick,
  }
}

function toLeft({ endsAt, readsLeft }: RunningOperation, now: number, speed: number): string {
  if (readsLeft !== null) return `after ${readsLeft} more reads of its state`
  if (endsAt === null) return 'held until another policy is set'
  const leftMs = endsAt - now
  if (leftMs <= 0) return 'ending'
  const real = speed === 0 || speed === 1 ? '' : ` (${toDuration(leftMs / speed)} of yours)`
  return `${toDuration(leftMs)} left${real}`
}

const kinds: Readonly<Record<RunningOperation['kind'], string>> = {
  signup: 'VPS order',
  hosting: 'Hosting order',
  power: 'Power',
  reinstall: 'Reinstall',
  'late-request': 'Late request',
}

function renderOperation({ kind, target, name, state }: RunningOperation): Element {
  const label = `${kinds[kind]}: ${kind === 'late-request' ? `${name} ${target}` : name}`
  return element(
    'li',
    {},
    element('div', { className: 'line' }, element('strong', {}, label), element('span', {}, state)),
    element('progress', { max: 1, 'aria-label': label }),
    element('span', { className: 'left muted' }),
  )
}

function renderServer(server: ServerState): Element {
  const { service, target, name, status, power, plan_id, months, ip_address, orderedAt } = server
  const states = power === null ? [status] : [status, power]
  const about = [
    ...(service === 'vps' ? [target] : []),
    `${plan_id}, ${months} months`,
    ip_address,
    `ordered ${toJapanTime(orderedAt)}`,
  ]
  return createServerRow(name, states, about.join(' · '))
}
