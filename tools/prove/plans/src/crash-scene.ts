import { readFileSync } from 'node:fs'
import { type Client, createClient, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { parseDesired } from '@hostwright/plan'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'

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
}

/** A process: its client and its writes. */
export interface Process {
  readonly client: Client
  readonly writes: string[]
}

/** Creates the scene. A process that has died gets no more responses, as after a kill. */
export async function createCrashScene(
  isJournalKept: boolean,
  options: SandboxOptions = {},
): Promise<CrashScene> {
  const sandbox = await createSandbox({ speed: 0, limits: false, ...options })
  const kept = createMemoryJournal()
  return {
    sandbox,
    start: (death) => startProcess(sandbox, isJournalKept ? kept : createMemoryJournal(), death),
  }
}

function startProcess(sandbox: Sandbox, journal: OrderJournal, death: Death | undefined): Process {
  const writes: string[] = []
  let isDead = false
  const { baseUrl, apiKey, clock } = sandbox
  const client = createClient({
    baseUrl,
    apiKey,
    journal: {
      read: (id) => (isDead ? Promise.reject(dead()) : journal.read(id)),
      write: (record) => (isDead ? Promise.reject(dead()) : journal.write(record)),
      list: () => (isDead ? Promise.reject(dead()) : journal.list()),
    },
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
