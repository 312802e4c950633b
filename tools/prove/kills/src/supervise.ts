import type { Sandbox } from '@hostwright/sandbox'
import type { Buyer, Buyers, End } from './buyers.ts'
import { type Crew, createCrew } from './crew.ts'
import { createDeaths } from './deaths.ts'
import { createDisk } from './disk.ts'
import type { Task, Told } from './messages.ts'
import { createRandom, type Random } from './random.ts'
import type { Death, Scenario } from './scenario.ts'
import { createSeen, type Seen } from './seen.ts'
import type { Account, Finding } from './truth.ts'
import { createTurns } from './turns.ts'

/** What happened while processes bought a server. */
export interface Supervised extends Pick<Account, 'found' | 'sent' | 'undecided'> {
  /** Where processes were killed: the name of a step, or `any time`. */
  readonly kills: readonly string[]
  /** How many of the scenario's deaths came; the others would have been after the end. */
  readonly deaths: number
  readonly failures: readonly Finding[]
}

export interface Supervision {
  readonly scenario: Scenario
  readonly sandbox: Sandbox
  readonly buyers: Buyers
  readonly task: Omit<Task, 'clockAheadMs' | 'pauseMs'>
  readonly folder: string
}

// Some seconds, on a machine that has nothing else to do.
const longestMs = 180_000
const clocksAheadMs = [0, 0, 0, 600_000, -600_000, 4_000] as const

/**
 * Starts processes, lets them go on step by step, and kills them as the scenario says, until they have their server.
 * A death is followed by a start, at the latest when its survivors have ended: these may have looked into the journal
 * before the one that died wrote its last.
 */
export function supervise(supervision: Supervision): Promise<Supervised> {
  const { scenario, sandbox, folder } = supervision
  const random = createRandom(scenario.seed)
  const disk = createDisk(folder)
  const seen = createSeen(sandbox.clock.now, mayResend(scenario))
  const finished = Promise.withResolvers<Supervised>()
  let starting = 0

  const crew = createCrewInTurns(supervision, random, {
    hear(buyer, told) {
      const isInTime = seen.note(buyer, told)
      if (!isInTime) giveUp('it goes on and on')
      if (told.kind !== 'step') return isInTime
      if (told.write !== undefined) disk.note(told.write)
      const death = deaths.atStep(told.name)
      if (death !== undefined) void die(death, buyer, told.name)
      return isInTime && death === undefined
    },
    leave: finish,
  })
  const deaths = createDeaths(scenario.deaths, (death) => {
    const [any, ...others] = crew.alive
    if (any !== undefined) void die(death, random.pick([any, ...others]), 'any time')
  })
  const alarm = setTimeout(() => giveUp(`nothing has come of it after ${longestMs} ms`), longestMs)

  async function fill(count: number, before?: () => Promise<void>): Promise<void> {
    starting += 1
    await before?.()
    await crew.fill(count)
    starting -= 1
    deaths.begin()
    finish()
  }

  function die({ by, thenAlive }: Death, victim: Buyer, where: string): Promise<void> {
    const victims = by === 'power' ? [...crew.alive] : [victim]
    seen.kills.push(...victims.map(() => (by === 'power' ? `${where}, power` : where)))
    const lose = (): void => (by === 'power' ? disk.losePower(random) : undefined)
    return fill(thenAlive, () => crew.kill(victims).then(lose)).catch(finished.reject)
  }

  function giveUp(because: string): void {
    seen.failures.push({ wrong: 'stuck', because })
    void crew.kill([...crew.alive])
  }

  function finish(end?: End): void {
    seen.noteEnd(end)
    if (starting > 0 || crew.alive.size > 0) return
    if (!crew.isFollowed() && !isStuck(seen)) return void fill(1).catch(finished.reject)
    clearTimeout(alarm)
    deaths.end()
    finished.resolve({ ...seen, deaths: deaths.count() })
  }

  fill(scenario.processes).catch(finished.reject)
  return finished.promise
}

function isStuck({ failures }: Seen): boolean {
  return failures.some(({ wrong }) => wrong === 'stuck')
}

/** Only a 429 says for certain that an order was not executed, and may be in time. */
function mayResend({ faults }: Scenario): boolean {
  return faults.some(({ effect }) => typeof effect === 'object' && 'retryAfterSeconds' in effect)
}

interface Listener {
  /** Whether the process that has told this goes on. */
  hear(buyer: Buyer, told: Told): boolean
  leave(end: End | undefined): void
}

/** Processes of which one goes on at a time. */
function createCrewInTurns(
  { sandbox, buyers, task }: Supervision,
  random: Random,
  { hear, leave }: Listener,
): Crew {
  const { now, advance } = sandbox.clock
  const goOn = (buyer: Buyer, id: number): void => buyer.tell({ kind: 'go', now: now(), id })
  const turns = createTurns<Buyer>({ random, now, advance, goOn })
  return createCrew({
    buyers,
    begin(buyer) {
      turns.join(buyer)
      const [clockAheadMs, pauseMs] = [random.pick(clocksAheadMs), 5_000 + random.below(55_000)]
      buyer.tell({ kind: 'begin', now: now(), task: { ...task, clockAheadMs, pauseMs } })
    },
    hear(buyer, told) {
      if (!hear(buyer, told)) return
      if (told.kind === 'step') turns.stop(buyer, told.id)
      if (told.kind === 'sleep') turns.sleep(buyer, told.id, now() + told.ms)
      if (told.kind === 'wake') turns.wake(buyer, told.id)
    },
    leave(buyer, end) {
      turns.leave(buyer)
      leave(end)
    },
  })
}
