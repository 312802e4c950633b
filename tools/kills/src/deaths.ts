import type { Death } from './scenario.ts'

/** The deaths of a scenario, one after the other. */
export interface Deaths {
  /** Counts a step; the death that is due at it. */
  atStep(): Death | undefined
  /** The next death may come: processes have begun. */
  begin(): void
  /** How many have come. */
  readonly count: () => number
  /** Lets none come any more. */
  end(): void
}

/** `die` is called for a death that is due at a time. */
export function createDeaths(deaths: readonly Death[], die: (death: Death) => void): Deaths {
  let count = 0
  let steps = 0
  let hasBegun = false
  let timer: NodeJS.Timeout | undefined

  function take(death: Death): Death {
    count += 1
    steps = 0
    hasBegun = false
    clearTimeout(timer)
    return death
  }

  return {
    count: () => count,
    begin() {
      hasBegun = true
      const next = deaths[count]
      if (next !== undefined && 'afterMs' in next.when) {
        timer = setTimeout(() => die(take(next)), next.when.afterMs)
      }
    },
    atStep() {
      const next = deaths[count]
      if (!hasBegun || next === undefined || !('step' in next.when)) return undefined
      steps += 1
      return steps > next.when.step ? take(next) : undefined
    },
    end: () => clearTimeout(timer),
  }
}
