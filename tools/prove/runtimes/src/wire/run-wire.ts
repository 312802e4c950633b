import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Situation, WireResult } from '../../program/wire/situation.ts'
import { bundle } from '../bundle.ts'
import { withBrowser } from '../chromium.ts'
import { findProgram } from '../command-runtime.ts'
import { patienceMs } from '../runtime.ts'
import { readPort } from '../workerd.ts'
import { makeCertificates } from './certificates.ts'
import { serveControl } from './serve-control.ts'

const run = promisify(execFile)
// Programs of this folder find the library undici.
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** A runtime that sends orders to servers which end connections. */
export type WireRuntime = 'Node 22' | 'Node 24' | 'Node 26' | 'Bun' | 'Deno' | 'workerd' | 'Chromium'

type Act = (folder: string, control: string, situations: readonly Situation[]) => Promise<WireResult[]>

const runtimes: Readonly<Record<WireRuntime, Act>> = {
  'Node 22': byNode(findProgram('node22', 'bin/node')),
  'Node 24': byNode(process.execPath),
  'Node 26': byNode(findProgram('node26', 'bin/node')),
  Bun: byCommand('command.ts', findProgram('bun', 'bin/bun.exe'), '--no-install'),
  Deno: byCommand(
    'command.ts',
    findProgram('deno', 'deno'),
    'run',
    '--no-remote',
    '--no-lock',
    '--allow-net',
    '--allow-env',
  ),
  workerd: byWorker,
  Chromium: byPage,
}

export const wireRuntimes = Object.keys(runtimes) as WireRuntime[]

/** Sends an order in each situation on a runtime. */
export async function runWire(runtime: WireRuntime, situations: readonly Situation[]): Promise<WireResult[]> {
  const certificates = makeCertificates()
  const control = await serveControl(certificates)
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'wire-'))
  try {
    await writeFile(join(folder, 'authority.pem'), certificates.authority)
    return await runtimes[runtime](folder, control.url, situations)
  } finally {
    control.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function bundleProgram(entry: string): Promise<string> {
  return bundle(fileURLToPath(new URL(`../../program/wire/${entry}`, import.meta.url)), true)
}

function byCommand(entry: string, command: string, ...args: readonly string[]): Act {
  return async (folder, control, situations) => {
    await writeFile(join(folder, 'program.mjs'), await bundleProgram(entry))
    const authority = join(folder, 'authority.pem')
    const env = {
      PATH: process.env['PATH'],
      NODE_EXTRA_CA_CERTS: authority,
      DENO_CERT: authority,
      NO_COLOR: '1',
    }
    const options = { cwd: folder, timeout: patienceMs, env, maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await run(
      command,
      [...args, 'program.mjs', control, JSON.stringify(situations)],
      options,
    )
    return JSON.parse(stdout) as WireResult[]
  }
}

function byNode(command: string): Act {
  const [plain, undici] = [byCommand('command.ts', command), byCommand('undici.ts', command)]
  return async (...given) => [...(await plain(...given)), ...(await undici(...given))]
}

async function byPage(
  _folder: string,
  control: string,
  situations: readonly Situation[],
): Promise<WireResult[]> {
  const content = await bundleProgram('page.ts')
  return withBrowser(['--ignore-certificate-errors'], async (context) => {
    const page = await context.newPage()
    await page.goto(control)
    await page.addScriptTag({ content, type: 'module' })
    return page.evaluate(([url, given]) => (globalThis as unknown as Page).sendOrders(url, given), [
      control,
      situations,
    ] as const)
  })
}

interface Page {
  readonly sendOrders: (control: string, situations: readonly Situation[]) => Promise<WireResult[]>
}

const configuration = `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "program", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      globalOutbound = "this-machine",
    )),
    (name = "this-machine", network = (
      allow = ["local"],
      tlsOptions = (trustBrowserCas = false, trustedCertificates = [embed "authority.pem"]),
    )),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "program")],
);
`

async function byWorker(
  folder: string,
  control: string,
  situations: readonly Situation[],
): Promise<WireResult[]> {
  await writeFile(join(folder, 'worker.js'), await bundleProgram('worker.ts'))
  await writeFile(join(folder, 'worker.capnp'), configuration)
  const command = findProgram('workerd', 'bin/workerd')
  const server = spawn(command, ['serve', 'worker.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  try {
    const url = `http://127.0.0.1:${await readPort(server)}`
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ control, situations }) })
    if (!response.ok) throw new Error(`workerd returned ${response.status}: ${await response.text()}`)
    return (await response.json()) as WireResult[]
  } finally {
    server.kill()
  }
}
