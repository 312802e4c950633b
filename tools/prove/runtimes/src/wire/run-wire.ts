import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Situation, WireResult } from '../../program/wire/situation.ts'
import { bundle } from '../bundle.ts'
import { withBrowser } from '../chromium.ts'
import { findProgram } from '../command-runtime.ts'
import { patienceMs } from '../runtime.ts'
import { runInWorkerd } from '../start-workerd.ts'
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

async function byWorker(
  folder: string,
  control: string,
  situations: readonly Situation[],
): Promise<WireResult[]> {
  const script = await bundleProgram('worker.ts')
  return runInWorkerd({ control, situations }, folder, script, { authority: 'authority.pem' })
}
