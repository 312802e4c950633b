import stringWidth from 'fast-string-width'
import { cut } from '../output/cut.ts'
import { toCell } from '../output/to-cell.ts'
import type { Output, System } from '../system/system.ts'
import { usesColour } from '../output/uses-colour.ts'

/** Shows progress: at a terminal one line per subject, which is updated; otherwise a line for each change. */
export interface Progress {
  /** Sets the state of a subject, such as `vps web-02`. */
  update(thing: string, state: string): void
  /** Ends the progress. Lines that were updated stay as they are. */
  end(): void
}

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
  const draw = (): void => {
    const columns = (output.columns ?? 80) - 1
    const width = Math.max(...[...states.keys()].map((thing) => stringWidth(thing)))
    const up = drawn > 0 ? `\u001B[${drawn}A` : ''
    const lines = [...states].map(([thing, state]) => {
      const line = `${thing}${' '.repeat(width - stringWidth(thing))}  ${state}`
      return `\u001B[2K${paint(cut(line, columns))}\n`
    })
    output.write(up + lines.join(''))
    drawn = lines.length
  }
  return {
    update(given, told) {
      const [thing, state] = [toCell(given), toCell(told)]
      if (states.get(thing) === state) return
      states.set(thing, state)
      if (isLive()) return draw()
      drawn = 0
      output.write(`${thing}: ${state}\n`)
    },
    end() {
      drawn = 0
      states.clear()
    },
  }
}
