import type { Client } from '@hostwright/common'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps, type ServerHandle } from '@hostwright/vps'
import { createSimulatedAccount, type SimulatedAccount } from './simulated-account.ts'

/** Figures of the reboot of a fleet. Times are simulated. */
export interface FleetFigures {
  readonly servers: number
  readonly minutes: number
  readonly requests: number
  readonly requestsPerServer: number
  /** Responses with 429. */
  readonly rejected: number
  readonly mostInProgress: number
  /** Calls of another user during the reboot, one every ten seconds. */
  readonly userCalls: UserCalls
}

export interface UserCalls {
  readonly calls: number
  readonly rejected: number
  readonly medianSeconds: number
  readonly worstSeconds: number
}

/** Reboots a server, and resolves when it runs again. */
type Reboot = (server: ServerHandle, clock: Sandbox['clock']) => Promise<void>

/** Reboots a fleet with the client's defaults. */
export function rebootFleet(servers: number): Promise<FleetFigures> {
  return simulate(servers, (account) => account.connect(), rebootAndWait)
}

/**
 * Reboots a fleet naively: everything at the same time, a poll every five seconds, and another attempt after each
 * rejection.
 */
export function rebootFleetNaively(servers: number): Promise<FleetFigures> {
  return simulate(servers, (account) => account.connect({ pacing: false, retry: false }), rebootAndPoll)
}

async function rebootAndWait({ power }: ServerHandle): Promise<void> {
  const reboot = await power.reboot()
  await reboot.wait()
}

async function rebootAndPoll({ power }: ServerHandle, { sleep }: Sandbox['clock']): Promise<void> {
  const untilResponse = async <T>(call: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await call()
      } catch {
        await sleep(5_000)
      }
    }
  }
  await untilResponse(() => power.reboot())
  for (;;) {
    await sleep(5_000)
    if ((await untilResponse(() => power.status())) === 'running') return
  }
}

async function simulate(
  size: number,
  connect: (account: SimulatedAccount) => Client,
  reboot: Reboot,
): Promise<FleetFigures> {
  const account = await createSimulatedAccount({ limits: false })
  const { sandbox, traffic } = account
  await orderServers(account, size - 1)
  const { clock, limits } = sandbox
  const vps = createVps(connect(account))
  const handles = (await vps.servers()).map(({ uuid }) => vps.server(uuid))
  await clock.advance({ minutes: 2 })
  limits.set({ vps: {}, server: {}, common: {} })
  Object.assign(traffic, { requests: 0, rejected: 0, mostInProgress: 0 })

  const start = clock.now()
  let isOver = false
  const user = useMeanwhile(handles[0]!, clock, () => isOver)
  await Promise.all(handles.map((handle) => reboot(handle, clock)))
  isOver = true
  const minutes = (clock.now() - start) / 60_000
  const { requests, rejected, mostInProgress } = traffic
  const userCalls = await user
  await sandbox.close()
  const requestsPerServer = (requests - userCalls.calls) / handles.length
  return {
    servers: handles.length,
    minutes,
    requests,
    requestsPerServer,
    rejected,
    mostInProgress,
    userCalls,
  }
}

async function orderServers({ sandbox, connect }: SimulatedAccount, count: number): Promise<void> {
  sandbox.account.setBalance(count * 100_000)
  const { orders } = createVps(connect({ pacing: false }))
  const consent = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
  for (let index = 0; index < count; index += 1) {
    const quote = await orders.quote({ plan_id: 'standard-2gb', period: 1, image_id: 'ubuntu-24-04' })
    await orders.place(quote, consent)
  }
  await sandbox.clock.advance({ minutes: 60 })
}

async function useMeanwhile(
  server: ServerHandle,
  { now, sleep }: Sandbox['clock'],
  isOver: () => boolean,
): Promise<UserCalls> {
  const seconds: number[] = []
  let rejected = 0
  while (!isOver()) {
    const start = now()
    await server.get().catch(() => (rejected += 1))
    seconds.push((now() - start) / 1000)
    await sleep(Math.max(0, start + 10_000 - now()))
  }
  seconds.sort((a, b) => a - b)
  const medianSeconds = seconds[Math.floor(seconds.length / 2)] ?? 0
  return { calls: seconds.length, rejected, medianSeconds, worstSeconds: seconds.at(-1) ?? 0 }
}
