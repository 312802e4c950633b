import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { Result } from '../program/conform.ts'
import { bundle } from './bundle.ts'
import { findProgram } from './command-runtime.ts'
import { patienceMs, type Runtime } from './runtime.ts'

const run = promisify(execFile)
const program = findProgram('workerd', 'bin/workerd')

// The default network of workerd does not reach this machine, on which the sandbox runs; this one does.
const configuration = `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "program", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      globalOutbound = "this-machine",
    )),
    (name = "this-machine", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "program")],
);
`

/** Runtime of edge workers. It runs the program as a bundle, inside a request. */
export const workerd: Runtime = {
  name: 'workerd',
  version: async () => (await run(program, ['--version'])).stdout.replace('workerd', '').trim(),
  async conform(folder, target) {
    await writeFile(join(folder, 'worker.js'), await bundle(join(folder, 'program/worker.ts')))
    await writeFile(join(folder, 'worker.capnp'), configuration)
    const stdio = ['ignore', 'inherit', 'inherit', 'pipe'] as const
    const server = spawn(program, ['serve', 'worker.capnp', '--control-fd=3'], {
      cwd: folder,
      stdio: [...stdio],
    })
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const url = `http://127.0.0.1:${await readPort(server)}`
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(target), signal })
      if (!response.ok) throw new Error(`workerd returned ${response.status}: ${await response.text()}`)
      return (await response.json()) as Result[]
    } finally {
      server.kill()
    }
  },
}

/** Reads the port from a line of JSON that workerd prints. */
export function readPort(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.on('exit', (code) => reject(new Error(`workerd ended with ${code} before it listened.`)))
    const control = server.stdio[3] as Readable
    control.on('data', (chunk: Buffer) => {
      const port = /"port"\s*:\s*(\d+)/.exec(chunk.toString())?.[1]
      if (port !== undefined) resolve(Number(port))
    })
  })
}
