import { pick, type Random } from '../random.ts'

/** Lets one process go on at a time, and the API's time pass when all of them sleep. */
export interface Turns<Member> {
  join(member: Member): void
  leave(member: Member): void
  /** A member stands still until it is its turn. */
  stop(member: Member, id: number): void
  /** A member sleeps until a moment of the API's time. */
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
  /** `undefined` for a step. */
  readonly wakeAt?: number
}

/**
 * A process is busy unless it stands still or sleeps. While one is busy nobody else goes on, so which one goes first
 * at each step is chance of a known seed; and the time passes only when nobody is at a step, so that none is overtaken
 * by more time than it counts on.
 */
export function createTurns<Member>({ random, now, advance, goOn }: TurnsOptions<Member>): Turns<Member> {
  const members = new Set<Member>()
  let waiting: readonly Waiting<Member>[] = []
  let isAdvancing = false

  function release(chosen: Waiting<Member>): void {
    waiting = waiting.filter((other) => other !== chosen)
    goOn(chosen.member, chosen.id)
    void next() // what it does beside may wait already
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
