import type { End } from '@hostwright/machine/start-child'
import type { Sandbox } from '@hostwright/sandbox'
import type { Violation } from '../checks.ts'
import { createRandom, pick, type Random } from '../random.ts'
import { orderLeft } from './buyer/with-steps.ts'
import type { Buyer, Buyers } from './buyers.ts'
import { createDeaths } from './deaths.ts'
import { createDisk } from './disk.ts'
import type { Task, Told } from './messages.ts'
import type { Death, Scenario } from './scenario.ts'
import { createTurns } from './turns.ts'

/** Record of the processes that bought a server: their kills, outcomes and violations. */
export interface Supervised {
  /** Place of each kill: the name of a step, or `any time`. */
  readonly kills: string[]
  /** Number of the scenario's deaths that happened before the end. */
  deaths: number
  readonly violations: Violation[]
  /** Outcomes that the processes got for orders. */
  readonly found: Extract<Told, { kind: 'found' }>[]
  /** Marks of the quotes whose order a process was about to send, or has sent, by id. */
  readonly sent: Map<string, string>
  /** Reasons why an order stays unknown, so that no process can continue. */
  readonly undecided: string[]
}

export interface Supervision {
  readonly scenario: Scenario
  readonly sandbox: Sandbox
  readonly buyers: Buyers
  readonly task: Omit<Task, 'clockAheadMs' | 'pauseMs'>
  readonly folder: string
}

// Real time limit of a wish, which takes some seconds on an idle machine.
const longestMs = 180_000
const longestOfApiMs = 5 * 24 * 3_600_000
const clocksAheadMs = [0, 0, 0, 600_000, -600_000, 4_000]

/**
 * Starts processes, lets them continue step by step, and kills them according to the scenario, until they have their
 * server. A death is followed by a start, at the latest when the survivors have ended: these may have read the journal
 * before the last write of the dead process.
 */
export function supervise(supervision: Supervision): Promise<Supervised> {
  const { scenario, sandbox, folder } = supervision
  const random = createRandom(scenario.seed)
  const disk = createDisk(folder)
  const seen: Supervised = { kills: [], deaths: 0, violations: [], found: [], sent: new Map(), undecided: [] }
  const notes = createNotes(seen, scenario, sandbox.clock.now)
  const finished = Promise.withResolvers<Supervised>()
  let starting = 0

  const deaths = createDeaths(scenario.deaths, (death) => {
    if (crew.alive.size > 0) void die(death, pick(random, [...crew.alive]), 'any time')
  })
  const alarm = setTimeout(() => giveUp(`nothing has come of it after ${longestMs} ms`), longestMs)
  const crew = createCrewInTurns(supervision, random, {
    hear(buyer, told) {
      const isInTime = notes.hear(buyer, told)
      if (!isInTime) giveUp('it goes on and on')
      if (told.kind !== 'step') return isInTime
      if (told.write !== undefined) disk.note(told.write)
      const death = deaths.atStep(told.name)
      if (death !== undefined) void die(death, buyer, told.name)
      return isInTime && death === undefined
    },
    leave: (_, end) => finish(end),
  })

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

  function giveUp(why: string): void {
    notes.fail('it does not end', why)
    void crew.kill([...crew.alive])
  }

  function finish(end?: End): void {
    notes.leave(end)
    if (starting > 0 || crew.alive.size > 0) return
    if (!crew.isFollowed() && !isEndless(seen)) return void fill(1).catch(finished.reject)
    clearTimeout(alarm)
    seen.deaths = deaths.end()
    finished.resolve(seen)
  }

  fill(scenario.processes).catch(finished.reject)
  return finished.promise
}

/** Reports whether the processes were given up. */
export function isEndless({ violations }: Supervised): boolean {
  return violations.some(({ check }) => check === 'it does not end')
}

interface Listener {
  /** Handles a message; returns whether its sender continues. */
  readonly hear: (buyer: Buyer, told: Told) => boolean
  /** Handles the end of a process; `end` says how it ended, unless it was killed. */
  readonly leave: (buyer: Buyer, end?: End) => void
}

/** Creates the crew of a wish, of which one process continues at a time. */
function createCrewInTurns(
  { sandbox, buyers, task }: Supervision,
  random: Random,
  { hear, leave }: Listener,
): Crew {
  const { now, advance } = sandbox.clock
  const goOn = (buyer: Buyer, id: number): void => buyer.send({ kind: 'go', now: now(), id })
  const turns = createTurns<Buyer>({ random, now, advance, goOn })
  return createCrew(
    buyers,
    (buyer) => {
      turns.join(buyer)
      const [clockAheadMs, pauseMs] = [pick(random, clocksAheadMs), 5_000 + Math.floor(random() * 55_000)]
      buyer.send({ kind: 'begin', now: now(), task: { ...task, clockAheadMs, pauseMs } })
    },
    {
      hear(buyer, told) {
        if (!hear(buyer, told)) return false
        if (told.kind === 'step') turns.stop(buyer, told.id)
        if (told.kind === 'sleep') turns.sleep(buyer, told.id, now() + told.ms)
        if (told.kind === 'wake') turns.wake(buyer, told.id)
        return true
      },
      leave(buyer, end) {
        turns.leave(buyer)
        leave(buyer, end)
      },
    },
  )
}

interface Crew {
  readonly alive: ReadonlySet<Buyer>
  /** Whether a process has begun since the last kill: only such a process finds everything that was left behind. */
  readonly isFollowed: () => boolean
  /** Starts processes until this many are alive. */
  fill(count: number): Promise<void>
  /** Kills processes. Resolves when they are dead. */
  kill(victims: readonly Buyer[]): Promise<void>
}

/** Creates a crew: the living processes of one wish. Messages of killed processes are ignored. */
function createCrew(buyers: Buyers, begin: (buyer: Buyer) => void, { hear, leave }: Listener): Crew {
  const alive = new Set<Buyer>()
  let isFollowed = true

  function remove(buyer: Buyer, end?: End): void {
    if (alive.delete(buyer)) leave(buyer, end)
  }

  async function add(): Promise<void> {
    const buyer = await buyers.next()
    alive.add(buyer)
    isFollowed = true
    buyer.listen((told) => {
      if (alive.has(buyer)) hear(buyer, told)
    })
    void buyer.ended.then((end) => remove(buyer, end))
    begin(buyer)
  }

  return {
    alive,
    isFollowed: () => isFollowed,
    async fill(count) {
      while (alive.size < count) await add()
    },
    async kill(victims) {
      isFollowed = false
      const dead = victims.map((buyer) => buyer.kill())
      for (const buyer of victims) remove(buyer)
      await Promise.all(dead)
    },
  }
}

/** Records the messages of processes, and the ends of those that were not killed. */
function createNotes(seen: Supervised, { faults }: Scenario, now: () => number) {
  // Only a 429 proves that an order was not executed but can succeed later: the same quote may then be placed again.
  const mayResend = faults.some(({ effect }) => typeof effect === 'object' && 'retryAfterSeconds' in effect)
  const placing = new Map<Buyer, Extract<Told, { kind: 'placing' }>>()
  const endsAt = now() + longestOfApiMs
  const fail = (check: Violation['check'], message: string): void =>
    void seen.violations.push({ check, message })
  return {
    fail,
    /** Handles a message. Returns false when so much of the API's time has passed that the wish counts as endless. */
    hear(buyer: Buyer, told: Told): boolean {
      if (told.kind === 'found') seen.found.push(told)
      if (told.kind === 'undecided') seen.undecided.push(told.reason)
      if (told.kind === 'placing') placing.set(buyer, told)
      const placed = placing.get(buyer)
      if (told.kind === 'step' && told.name.endsWith(orderLeft) && placed) {
        if (seen.sent.has(placed.id) && !mayResend) fail('sent more than once', `the quote ${placed.id}`)
        seen.sent.set(placed.id, placed.mark)
      }
      return now() < endsAt
    },
    leave(end: End | undefined): void {
      if (end && end.exitCode !== 0)
        fail('a process has failed', `${end.exitCode ?? end.signal}: ${end.stderr.slice(0, 2_000)}`)
    },
  }
}
