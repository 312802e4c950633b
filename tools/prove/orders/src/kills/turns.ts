import { pick, type Random } from '../random.ts'

/** Lets one process continue at a time, and advances the API's time when all of them sleep. */
export interface Turns<Member> {
  join(member: Member): void
  leave(member: Member): void
  /** Stops a member at a step until its turn. */
  stop(member: Member, id: number): void
  /** Puts a member to sleep until a moment of the API's time. */
  sleep(member: Member, id: number, wakeAt: number): void
  wake(member: Member, id: number): void
}

export interface TurnsOptions<Member> {
  readonly random: Random
  readonly now: () => number
  readonly advance: (ms: number) => Promise<unknown>
  readonly goOn: (member: Member, id: number) => void
}

interface Waiting<Member> {
  readonly member: Member
  readonly id: number
  /** End of the sleep; `undefined` for a step. */
  readonly wakeAt?: number
}

/**
 * Creates turns. A process is busy unless it has stopped at a step or sleeps. While one is busy, no other continues, so
 * a known seed decides which one goes first at each step. The time advances only when no process is at a step, so that
 * none loses more time than it expects.
 */
export function createTurns<Member>({ random, now, advance, goOn }: TurnsOptions<Member>): Turns<Member> {
  const members = new Set<Member>()
  let waiting: readonly Waiting<Member>[] = []
  let isAdvancing = false

  function release(chosen: Waiting<Member>): void {
    waiting = waiting.filter((other) => other !== chosen)
    goOn(chosen.member, chosen.id)
    void next() // its parallel work may already wait
  }

  async function next(): Promise<void> {
    const isIdle = [...members].every((member) => waiting.some((it) => it.member === member))
    if (!isIdle || isAdvancing || waiting.length === 0) return
    const steps = waiting.filter(({ wakeAt }) => wakeAt === undefined)
    if (steps.length > 0) return release(pick(random, steps))
    const first = waiting.reduce((a, b) => (a.wakeAt! <= b.wakeAt! ? a : b))
    isAdvancing = true
    await advance(Math.max(0, first.wakeAt! - now()))
    isAdvancing = false
    if (waiting.includes(first)) release(first)
    else void next()
  }

  function add(entry: Waiting<Member>): void {
    if (!members.has(entry.member)) return
    waiting = [...waiting, entry]
    void next()
  }

  return {
    join: (member) => void members.add(member),
    leave(member) {
      members.delete(member)
      waiting = waiting.filter((it) => it.member !== member)
      void next()
    },
    stop: (member, id) => add({ member, id }),
    sleep: (member, id, wakeAt) => add({ member, id, wakeAt }),
    wake(member, id) {
      waiting = waiting.filter((it) => it.member !== member || it.id !== id)
    },
  }
}
