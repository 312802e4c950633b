import type { Sandbox } from '@hostwright/sandbox'
import type { Buyer, Buyers, End } from './buyers.ts'
import { createCrew } from './crew.ts'
import { createDeaths } from './deaths.ts'
import { createDisk } from './disk.ts'
import type { Task, Told } from './messages.ts'
import { createRandom } from './random.ts'
import type { Death, Scenario } from './scenario.ts'
import { createSeen } from './seen.ts'
import type { Account, Finding } from './truth.ts'
import { createTurns, type Turns } from './turns.ts'

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
  readonly task: Omit<Task, 'clockAheadMs'>
  readonly folder: string
}

const longestMs = 60_000
const clocksAheadMs = [0, 0, 0, 600_000, -600_000, 4_000] as const

/** Starts processes, lets them go on step by step, and kills them as the scenario says, until they have their server. */
export function supervise({ scenario, sandbox, buyers, task, folder }: Supervision): Promise<Supervised> {
  const { now, advance } = sandbox.clock
  const random = createRandom(scenario.seed)
  const disk = createDisk(folder)
  const seen = createSeen(now)
  const finished = Promise.withResolvers<Supervised>()
  let starting = 0

  const turns = createTurns<Buyer>({
    random,
    now,
    advance,
    goOn: (buyer, id) => buyer.tell({ kind: 'go', now: now(), id }),
  })
  const crew = createCrew({
    buyers,
    begin(buyer) {
      turns.join(buyer)
      buyer.tell({ kind: 'begin', now: now(), task: { ...task, clockAheadMs: random.pick(clocksAheadMs) } })
    },
    hear(buyer, told) {
      if (told.kind === 'step' && told.write !== undefined) disk.note(told.write)
      const isInTime = seen.note(buyer, told)
      const death = told.kind === 'step' ? deaths.atStep() : undefined
      if (told.kind === 'step' && death !== undefined) void die(death, buyer, told.name)
      else if (isInTime) takeTurn(turns, buyer, told, now())
      else giveUp('it goes on and on')
    },
    leave(buyer, end) {
      turns.leave(buyer)
      seen.noteEnd(end)
      finish()
    },
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

  async function die({ by, thenAlive }: Death, victim: Buyer, where: string): Promise<void> {
    const victims = by === 'power' ? [...crew.alive] : [victim]
    for (const _ of victims) seen.kills.push(`${where}${by === 'power' ? ', power' : ''}`)
    await fill(thenAlive, async () => {
      await crew.kill(victims)
      if (by === 'power') disk.losePower(random)
    })
  }

  function giveUp(because: string): void {
    seen.failures.push({ wrong: 'stuck', because })
    void crew.kill([...crew.alive])
  }

  function finish(): void {
    if (starting > 0 || crew.alive.size > 0) return
    clearTimeout(alarm)
    deaths.end()
    finished.resolve({ ...seen, deaths: deaths.count() })
  }

  fill(scenario.processes).catch(finished.reject)
  return finished.promise
}

function takeTurn(turns: Turns<Buyer>, buyer: Buyer, told: Told, now: number): void {
  if (told.kind === 'step') turns.stop(buyer, told.id)
  if (told.kind === 'sleep') turns.sleep(buyer, told.id, now + told.ms)
  if (told.kind === 'wake') turns.wake(buyer, told.id)
}
