import stringWidth from 'fast-string-width'
import { cut } from '../output/cut.ts'
import { shorten } from '../output/shorten.ts'
import { toCell } from '../output/to-cell.ts'
import type { Output, System } from '../system/system.ts'
import { usesColour } from '../output/uses-colour.ts'

/** Shows progress: at a terminal one line per subject, which is updated; otherwise a line for each change. */
export interface Progress {
  /** Sets the state of a subject, such as `vps web-02`. */
  update(thing: string, state: string): void
  /** Sets the last state of a subject. At a terminal, its line stays above the lines that are still updated. */
  finish(thing: string, state: string): void
  /** Ends the progress. Lines that were updated stay as they are. */
  end(): void
}

// Widest state beside which an address still has room on a line of 80 columns.
const widest = 32

export function createProgress(output: Output, env: System['env']): Progress {
  const states = new Map<string, string>()
  // Lines are updated in place only if the terminal can move the cursor and has enough lines. Otherwise each change is
  // written as a new line.
  const isLive = (): boolean =>
    output.isTerminal && env['TERM'] !== 'dumb' && states.size < (output.rows ?? 24)
  const paint = usesColour(env)
    ? (text: string): string => `\u001B[2m${text}\u001B[0m`
    : (text: string): string => text
  let drawn = 0
  const toLine = (thing: string, state: string, width: number): string => {
    const start = `${state}${' '.repeat(Math.max(0, width - stringWidth(state)))}  `
    if (!output.isTerminal) return start + toCell(thing)
    const columns = (output.columns ?? 80) - 1
    return cut(start + shorten(thing, Math.max(16, columns - stringWidth(start))), columns)
  }
  const draw = (finished: readonly (readonly [string, string])[]): void => {
    const all = [...finished, ...states]
    const width = Math.min(widest, Math.max(...all.map(([, state]) => stringWidth(state))))
    const up = drawn > 0 ? `\u001B[${drawn}A` : ''
    const lines = all.map(([thing, state]) => `\u001B[2K${paint(toLine(thing, state, width))}\n`)
    output.write(up + lines.join(''))
    drawn = states.size
  }
  const write = (thing: string, state: string): void => {
    drawn = 0
    output.write(`${toLine(thing, state, 0)}\n`)
  }
  return {
    update(thing, told) {
      const state = toCell(told)
      if (states.get(thing) === state) return
      states.set(thing, state)
      if (isLive()) draw([])
      else write(thing, state)
    },
    finish(thing, told) {
      const state = toCell(told)
      const wasLive = isLive()
      states.delete(thing)
      if (wasLive) draw([[thing, state]])
      else write(thing, state)
    },
    end() {
      drawn = 0
      states.clear()
    },
  }
}
