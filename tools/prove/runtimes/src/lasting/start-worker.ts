import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../bundle.ts'
import { findProgram } from '../command-runtime.ts'
import { readPort } from '../workerd.ts'

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
  await writeFile(join(folder, 'worker.js'), await bundle(entry, true))
  await writeFile(join(folder, 'worker.capnp'), toConfiguration(compatibilityDate, api))
  const command = findProgram('workerd', 'bin/workerd')
  const server = spawn(command, ['serve', 'worker.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const url = `http://127.0.0.1:${await readPort(server)}`
  return {
    async visit(path, signal) {
      const signals = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]
      const response = await fetch(url + path, { signal: AbortSignal.any(signals) })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`)
      return text
    },
    async stop() {
      server.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function toConfiguration(compatibilityDate: string, api: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "program", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      bindings = [(name = "API", text = "${api}")],
      compatibilityDate = "${compatibilityDate}",
      globalOutbound = "this-machine",
    )),
    (name = "this-machine", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "program")],
);
`
}
