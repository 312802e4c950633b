import { chromium } from './chromium.ts'
import { createCommandRuntime, findProgram } from './command-runtime.ts'
import type { Runtime } from './runtime.ts'
import { workerd } from './workerd.ts'

/** Runtimes that the SDK supports. */
export const runtimes: readonly Runtime[] = [
  createCommandRuntime('Node 22', findProgram('node22', 'bin/node')),
  createCommandRuntime('Node 24', process.execPath),
  createCommandRuntime('Node 26', findProgram('node26', 'bin/node')),
  createCommandRuntime('Bun', findProgram('bun', 'bin/bun.exe'), '--no-install'),
  createCommandRuntime(
    'Deno',
    findProgram('deno', 'deno'),
    'run',
    '--no-remote',
    '--no-lock',
    '--allow-net=127.0.0.1',
  ),
  workerd,
  chromium,
]
