import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JournalKind } from './journals.ts'
import type { Order, Told } from './messages.ts'

/** A process that buys. */
export interface Buyer {
  tell(order: Order): void
  /** Hears everything from now on. */
  listen(hear: (told: Told) => void): void
  kill(): void
  readonly ended: Promise<End>
}

/** How a process ended: its exit code or the signal, and what it wrote to stderr. */
export interface End {
  readonly code: number | string
  readonly stderr: string
}

/** Processes that have loaded their code and wait: starting takes longer than what they do. */
export interface Buyers {
  next(): Promise<Buyer>
  close(): Promise<void>
}

const program = fileURLToPath(new URL('buyer/buyer.ts', import.meta.url))

export function createBuyers(journal: JournalKind, spare: number): Buyers {
  // Compiled code is kept for the next process.
  const cache = mkdtempSync(join(tmpdir(), 'hostwright-kills-cache-'))
  const env = { ...process.env, NODE_COMPILE_CACHE: cache }
  const started: Promise<Buyer>[] = []
  const start = (): Promise<Buyer> => startBuyer(journal, env)

  return {
    next() {
      while (started.length <= spare) started.push(start())
      return started.shift()!
    },
    async close() {
      const buyers = await Promise.all(started)
      for (const buyer of buyers) buyer.kill()
      await Promise.all(buyers.map(({ ended }) => ended))
      rmSync(cache, { recursive: true })
    },
  }
}

async function startBuyer(journal: JournalKind, env: NodeJS.ProcessEnv): Promise<Buyer> {
  const args = ['--conditions=@hostwright/source', '--no-warnings', program, journal]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
  const buyer = toBuyer(child)
  const [told] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [Told | number | null]
  if (typeof told === 'object' && told?.kind === 'ready') return buyer
  const { code, stderr } = await buyer.ended
  throw new Error(`A buyer does not start, but ends with ${code}: ${stderr}`)
}

function toBuyer(child: ChildProcess): Buyer {
  let stderr = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: (code ?? signal) as End['code'],
    stderr,
  }))
  return {
    ended,
    // It may have died in the meantime.
    tell: (order) => void child.send(order, () => {}),
    listen: (hear) => void child.on('message', hear),
    kill: () => void child.kill('SIGKILL'),
  }
}
