import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient, type OrderJournal } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { parseDesired } from '@hostwright/plan'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import { interceptJournal } from '../../orders/src/index.ts'

/** The file that the processes of the scene apply. */
export const desired = parseDesired(readFileSync(new URL('../crash.yaml', import.meta.url), 'utf8'))

/** Options of the applies in the scene. */
export const allowances = {
  allow: ['delete~**', 'expose~**', 'many~**'],
  spend: 50_000,
  resolveSecret: () => 'Correct-Horse-7',
  onSecret: () => {},
} as const

/** The write at which a process dies, and whether the API still executes it. */
export interface Death {
  readonly write: number
  readonly isCarriedOut: boolean
}

/** An account, and processes that use it one after another. */
export interface CrashScene {
  readonly sandbox: Sandbox
  /** Starts a process that dies at the given write; without one, it lives on. */
  start(death?: Death): Process
  close(): Promise<void>
}

/** A process: its client and its writes. */
export interface Process {
  readonly client: Client
  readonly writes: string[]
}

/**
 * Creates the scene. A process that has died gets no more responses, as after a kill. The next one reads the journal
 * from its folder, or begins with an empty one.
 */
export async function createCrashScene(
  isJournalKept: boolean,
  options: SandboxOptions = {},
): Promise<CrashScene> {
  const sandbox = await createSandbox({ speed: 0, limits: false, ...options })
  const parent = await mkdtemp(join(tmpdir(), 'hostwright-crashes-'))
  let started = 0
  return {
    sandbox,
    start(death) {
      started += 1
      const folder = join(parent, isJournalKept ? 'orders' : `orders-${started}`)
      return startProcess(sandbox, createFolderJournal(folder), death)
    },
    async close() {
      await sandbox.close()
      await rm(parent, { recursive: true, force: true })
    },
  }
}

function startProcess(sandbox: Sandbox, journal: OrderJournal, death: Death | undefined): Process {
  const writes: string[] = []
  let isDead = false
  const { baseUrl, apiKey, clock } = sandbox
  const client = createClient({
    baseUrl,
    apiKey,
    journal: interceptJournal(
      () => journal,
      (work) => (isDead ? Promise.reject(dead()) : work()),
    ),
    async fetch(request) {
      if (isDead) throw dead()
      if (request.method === 'GET') return sandbox.fetch(request)
      writes.push(`${request.method} ${new URL(request.url).pathname}`)
      if (writes.length !== death?.write) return sandbox.fetch(request)
      isDead = true
      if (death.isCarriedOut) await sandbox.fetch(request)
      throw dead()
    },
    now: clock.now,
    monotonic: clock.now,
    sleep: (ms, signal) => (isDead ? Promise.reject(dead()) : clock.sleep(ms, signal)),
    pacing: false,
    retry: false,
  })
  return { client, writes }
}

function dead(): Error {
  return new Error('The process is dead.')
}
