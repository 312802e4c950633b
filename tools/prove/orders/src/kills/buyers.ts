import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, fromSource, startChild } from '@hostwright/child-process'
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

const program = join(import.meta.dirname, 'buyer/buyer.ts')

export function createBuyers(journal: JournalKind, spare: number): Buyers {
  // The compiled code is kept for the next process.
  const cache = mkdtempSync(join(tmpdir(), 'hostwright-kills-cache-'))
  const env = { ...process.env, NODE_COMPILE_CACHE: cache }
  const started: Promise<Buyer>[] = []

  async function start(): Promise<Buyer> {
    let hear: ((told: Told) => void) | undefined
    const child = startChild([...fromSource, program, journal], { env, onMessage: (told) => hear?.(told) })
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
      rmSync(cache, { recursive: true })
    },
  }
}
