import type { Death, Moment } from './scenario.ts'

/** Deaths of a scenario, one after another. */
export interface Deaths {
  /** Counts a step, and returns the death that is due at it. */
  atStep(name: string): Death | undefined
  /** Allows the next death, because processes have begun. */
  begin(): void
  /** Prevents further deaths. Returns how many have happened. */
  end(): number
}

/** Creates the deaths of a scenario. `die` is called for deaths that are due at a time instead of a step. */
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
    begin() {
      hasBegun = true
      const next = deaths[count]
      if (next && 'afterMs' in next.when) timer = setTimeout(() => die(take(next)), next.when.afterMs)
    },
    atStep(name) {
      const next = deaths[count]
      if (!hasBegun || next === undefined) return undefined
      steps += 1
      return isReached(next.when, steps, name) ? take(next) : undefined
    },
    end() {
      clearTimeout(timer)
      return count
    },
  }
}

function isReached(when: Moment, steps: number, name: string): boolean {
  return 'step' in when ? steps > when.step : 'at' in when && name.includes(when.at)
}
