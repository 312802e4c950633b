import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { findProgram } from './command-runtime.ts'
import { patienceMs } from './runtime.ts'

export const program: string = findProgram('workerd', 'bin/workerd')

/** How workerd runs a program. */
interface WorkerdOptions {
  /** @default '2026-11-01' */
  readonly compatibilityDate?: string
  /** Texts that the program reads from its environment. */
  readonly bindings?: Readonly<Record<string, string>>
  /** File in the folder with the authority whose certificates the program trusts. @default none */
  readonly authority?: string
  /** Whether what the program prints is dropped. @default false */
  readonly isQuiet?: boolean
}

/** A workerd that listens. */
interface Workerd {
  readonly url: string
  readonly stop: () => void
}

/** Starts a program in workerd, from a folder, and waits until it listens. */
export async function startWorkerd(
  folder: string,
  script: string,
  options: WorkerdOptions = {},
): Promise<Workerd> {
  await writeFile(join(folder, 'worker.js'), script)
  await writeFile(join(folder, 'worker.capnp'), toConfiguration(options))
  const printed = options.isQuiet ? 'ignore' : 'inherit'
  const server = spawn(program, ['serve', 'worker.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', printed, printed, 'pipe'],
  })
  return { url: `http://127.0.0.1:${await readPort(server)}`, stop: () => void server.kill() }
}

// The default network of workerd does not reach this machine, on which the sandbox runs; this one does.
function toConfiguration({
  compatibilityDate = '2026-11-01',
  bindings = {},
  authority,
}: WorkerdOptions): string {
  const texts = Object.entries(bindings).map(([name, text]) => `(name = "${name}", text = "${text}")`)
  const trust =
    authority && `, tlsOptions = (trustBrowserCas = false, trustedCertificates = [embed "${authority}"])`
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "program", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      bindings = [${texts.join(', ')}],
      compatibilityDate = "${compatibilityDate}",
      globalOutbound = "this-machine",
    )),
    (name = "this-machine", network = (allow = ["local"]${trust ?? ''})),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "program")],
);
`
}

/** Reads the port from a line of JSON that workerd prints. */
function readPort(server: ChildProcess): Promise<number> {
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

/** Starts a program in workerd, posts it a value, and returns its response. */
export async function runInWorkerd<Answer>(
  value: unknown,
  ...given: Parameters<typeof startWorkerd>
): Promise<Answer> {
  const { url, stop } = await startWorkerd(...given)
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(value), signal })
    if (!response.ok) throw new Error(`workerd returned ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  } finally {
    stop()
  }
}
