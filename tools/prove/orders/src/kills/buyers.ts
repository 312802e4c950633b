import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from '@hostwright/machine/start-child'
import { buildSync } from 'esbuild'
import type { Command, Told } from './messages.ts'
import type { JournalKind } from './scenario.ts'

/** A process that buys. */
export interface Buyer extends Pick<Child, 'kill' | 'ended'> {
  send(command: Command): void
  /** Receives all messages of the process from now on. */
  listen(hear: (told: Told) => void): void
}

/** Processes that have loaded their code and wait: starting takes longer than buying. */
export interface Buyers {
  next(): Promise<Buyer>
  close(): Promise<void>
}

export function createBuyers(journal: JournalKind, spare: number): Buyers {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-kills-'))
  const program = join(folder, 'buyer.mjs')
  bundleBuyer(program)
  const env = { ...process.env, NODE_COMPILE_CACHE: folder } // kept for the next process
  const started: Promise<Buyer>[] = []

  async function start(): Promise<Buyer> {
    let hear: ((told: Told) => void) | undefined
    const child = startChild([program, journal], { env, onMessage: (told) => hear?.(told) })
    await child.begun
    return { ...child, listen: (listener) => void (hear = listener) }
  }

  return {
    next() {
      while (started.length <= spare) started.push(start())
      return started.shift()!
    },
    async close() {
      for (const buyer of await Promise.all(started)) await buyer.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Bundles the program of a buyer: one file is loaded in a third of the time of its hundred modules. */
function bundleBuyer(outfile: string): void {
  buildSync({
    entryPoints: [join(import.meta.dirname, 'buyer/buyer.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@hostwright/source'],
    // Libraries in CommonJS load modules of Node with `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
}
