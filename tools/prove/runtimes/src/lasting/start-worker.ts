import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../bundle.ts'
import { startWorkerd } from '../start-workerd.ts'

/** Longest time of a visit, in milliseconds: workerd does not end some whose promises are lost. */
const patienceMs = 15_000

/** A worker that runs in workerd. */
export interface Worker {
  /** Visits a path, and returns the text of a success. */
  visit(path: string, signal?: AbortSignal): Promise<string>
  stop(): Promise<void>
}

/** Starts a program in workerd, with the rules of a compatibility date, and the address of its API. */
export async function startWorker(program: string, compatibilityDate: string, api: string): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  const entry = fileURLToPath(new URL(`../../program/lasting/${program}`, import.meta.url))
  const { url, stop } = await startWorkerd(folder, await bundle(entry, true), {
    compatibilityDate,
    bindings: { API: api },
    isQuiet: true,
  })
  return {
    async visit(path, signal) {
      const signals = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]
      const response = await fetch(url + path, { signal: AbortSignal.any(signals) })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`)
      return text
    },
    async stop() {
      stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
