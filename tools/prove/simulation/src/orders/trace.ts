/** What happened in a run, line by line, for anyone who has to understand one that went wrong. */
export interface Trace {
  add(who: string, what: string): void
  readonly lines: readonly string[]
}

export function createTrace(now: () => number): Trace {
  const start = now()
  const lines: string[] = []
  return {
    lines,
    add(who, what) {
      const seconds = (now() - start) / 1_000
      const clock = `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
      lines.push(`${clock.padStart(10)}  ${who.padEnd(12)} ${what}`)
    },
  }
}
