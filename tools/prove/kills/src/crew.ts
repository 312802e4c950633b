import type { Buyer, Buyers, End } from './buyers.ts'
import type { Told } from './messages.ts'

/** The processes that are alive for one wish. */
export interface Crew {
  readonly alive: ReadonlySet<Buyer>
  /** Whether one has begun since the last was killed: only such a one looks at everything that was left behind. */
  readonly isFollowed: () => boolean
  /** Starts as many as are missing. */
  fill(count: number): Promise<void>
  /** Resolves when they are dead. Nothing of them is heard any more. */
  kill(victims: readonly Buyer[]): Promise<void>
}

export interface CrewOptions {
  readonly buyers: Buyers
  readonly begin: (buyer: Buyer) => void
  readonly hear: (buyer: Buyer, told: Told) => void
  /** One is no longer there; `end` tells how one that was not killed has ended. */
  readonly leave: (buyer: Buyer, end?: End) => void
}

export function createCrew({ buyers, begin, hear, leave }: CrewOptions): Crew {
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
      for (const buyer of victims) {
        buyer.kill()
        remove(buyer)
      }
      await Promise.all(victims.map(({ ended }) => ended))
    },
  }
}
