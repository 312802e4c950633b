import stringWidth from 'string-width'
import type { Output } from '../world/world.ts'

/** Shows how far things are that take their time: at a terminal a live line each, else a line a change. */
export interface Progress {
  /** What a thing, such as `vps web-02`, has come to. */
  update(thing: string, state: string): void
  /** Leaves the last lines as they are. */
  end(): void
}

export function createProgress(output: Output, usesColour: boolean): Progress {
  const states = new Map<string, string>()
  let drawn = 0
  const draw = (): void => {
    const columns = (output.columns ?? 80) - 1
    const width = Math.max(...[...states.keys()].map((thing) => stringWidth(thing)))
    const up = drawn > 0 ? `\u001B[${drawn}A` : ''
    const lines = [...states].map(([thing, state]) => {
      const line = `${thing}${' '.repeat(width - stringWidth(thing))}  ${state}`
      return `\u001B[2K${usesColour ? '\u001B[2m' : ''}${line.slice(0, columns)}${usesColour ? '\u001B[0m' : ''}\n`
    })
    output.write(up + lines.join(''))
    drawn = lines.length
  }
  return {
    update(thing, state) {
      if (states.get(thing) === state) return
      states.set(thing, state)
      if (output.isTerminal) draw()
      else output.write(`${thing}: ${state}\n`)
    },
    end() {
      drawn = 0
      states.clear()
    },
  }
}
