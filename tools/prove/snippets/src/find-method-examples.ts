import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A program that calls one method of the SDK, for the reference. */
export interface MethodExample {
  /** Page of the reference, such as `vps-orders`. */
  readonly area: string
  /** Method that the program calls, such as `vps.orders.find`. */
  readonly method: string
  readonly code: string
}

const folder = fileURLToPath(new URL('../../../../docs/sdk/', import.meta.url))
const block = /^##? ([\w.-]+)\n\n```ts\n([^]*?)```$/gm

/**
 * Finds the programs in `docs/sdk`. The first block of a file contains the opening lines that several programs need;
 * each program follows below a heading with the name of its method.
 */
export function findMethodExamples(): MethodExample[] {
  return readdirSync(folder).flatMap((file) => {
    const blocks = [...readFileSync(join(folder, file), 'utf8').matchAll(block)]
    const opening = blocks[0]![2]!.trim().split('\n')
    return blocks.slice(1).map(([, method = '', own = '']) => {
      const code = `${selectLines(opening, own).join('\n').trim()}\n\n${own}`
      return { area: basename(file, '.md'), method, code }
    })
  })
}

/** Returns the opening lines that a program needs, without unused names in imports. */
function selectLines(lines: readonly string[], program: string): string[] {
  let used = program
  const kept = lines.toReversed().flatMap((line) => {
    const [, names] = /^(?:import(?: type)?|const) \{? ?([\w, ]+?) ?\}? (?:from|=) /.exec(line) ?? []
    const needed = names?.split(', ').filter((name) => isUsed(name.replace(/.* as /, ''), used)) ?? []
    if (names !== undefined && needed.length === 0) return []
    used += line
    return [names === undefined ? line : line.replace(names, needed.join(', '))]
  })
  return kept.toReversed().filter((line, index, all) => line !== '' || (all[index - 1] ?? '') !== '')
}

function isUsed(name: string, program: string): boolean {
  return new RegExp(`(?:^|[^.'\\w]|\\.{3})${name}\\b`, 'm').test(program)
}
