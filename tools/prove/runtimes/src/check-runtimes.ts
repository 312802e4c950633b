import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Target } from '../program/bench.ts'
import type { Result } from '../program/conform.ts'
import { bundle } from './bundle.ts'
import type { Runtime } from './runtime.ts'
import { runtimes } from './runtimes.ts'

/** Results of the program on one runtime. */
export interface RuntimeReport {
  readonly runtime: string
  readonly version: string
  /** Number of checks of the SDK, against a sandbox on a port. */
  readonly checks: number
  readonly passed: number
  /** Number of checks of a sandbox inside the runtime. */
  readonly sandboxChecks: number
  readonly sandboxPassed: number
  readonly seconds: number
  /** Failures, one line each. */
  readonly failures: readonly string[]
}

const program = fileURLToPath(new URL('../program', import.meta.url))

/** Runs the program on runtimes, by default on all, with the packages that are installed in a folder. */
export async function checkRuntimes(
  folder: string,
  chosen: readonly Runtime[] = runtimes,
): Promise<RuntimeReport[]> {
  await cp(program, join(folder, 'program'), { recursive: true })
  const script = await bundle(join(folder, 'program/page.ts'))
  const docs = join(folder, 'page')
  await mkdir(docs)
  await writeFile(
    join(docs, 'index.html'),
    `<!doctype html><title>Conformance</title><script type="module">${script}</script>`,
  )
  const sandbox = spawn(process.execPath, ['program/sandbox.ts', docs], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const target = await readTarget(sandbox)
    const reports: RuntimeReport[] = []
    for (const runtime of chosen) reports.push(await check(runtime, folder, target))
    return reports
  } finally {
    sandbox.kill()
  }
}

async function check(runtime: Runtime, folder: string, target: Target): Promise<RuntimeReport> {
  const start = performance.now()
  const end = (rest: Omit<RuntimeReport, 'runtime' | 'seconds'>): RuntimeReport => ({
    runtime: runtime.name,
    seconds: (performance.now() - start) / 1000,
    ...rest,
  })
  try {
    const version = await runtime.version()
    const results = await runtime.conform(folder, target)
    const failed = results.filter(({ failure }) => failure !== null)
    const inside = results.filter(isOfSandbox).length
    const insideFailed = failed.filter(isOfSandbox).length
    const outside = results.length - inside
    return end({
      version,
      checks: outside,
      passed: outside - (failed.length - insideFailed),
      sandboxChecks: inside,
      sandboxPassed: inside - insideFailed,
      failures: failed.map(({ check, failure }) => `${check}: ${failure}`),
    })
  } catch (error) {
    const none = { checks: 0, passed: 0, sandboxChecks: 0, sandboxPassed: 0 }
    return end({ version: '-', ...none, failures: [String(error)] })
  }
}

function isOfSandbox({ check }: Result): boolean {
  return check.startsWith('sandbox: ')
}

async function readTarget(sandbox: ChildProcess): Promise<Target> {
  for await (const line of createInterface({ input: sandbox.stdout! })) return JSON.parse(line) as Target
  throw new Error('The sandbox ended before it listened.')
}
