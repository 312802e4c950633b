/** The name of the global function that programs pass awaited values through. */
export const awaitMark = 'hostwrightAwaits'

/** The lines of a program at which promises were awaited that were rejected. */
export interface AwaitLines {
  /** Returns the value unchanged, so that the program runs as it does without it. */
  readonly note: (line: number, value: unknown) => unknown
  /** Returns the line at which an error first reached the program. */
  readonly find: (error: unknown) => number | undefined
}

export function createAwaitLines(): AwaitLines {
  const lines = new WeakMap<object, number>()
  return {
    note(line, value) {
      if (value instanceof Promise)
        value.catch((error: unknown) => {
          if (error instanceof Error && !lines.has(error)) lines.set(error, line)
        })
      return value
    },
    find: (error) => (error instanceof Error ? lines.get(error) : undefined),
  }
}
