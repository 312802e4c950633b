import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Result } from '../program/conform.ts'
import { patienceMs, type Runtime } from './runtime.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** Creates a runtime that runs the program's sources and resolves the packages itself. */
export function createCommandRuntime(name: string, command: string, ...args: readonly string[]): Runtime {
  return {
    name,
    async version() {
      const { stdout } = await run(command, ['--version'])
      return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? stdout.trim()
    },
    async conform(folder, { url, apiKey }) {
      const options = { cwd: folder, timeout: patienceMs }
      const { stdout } = await run(command, [...args, 'program/command.ts', url, apiKey], options)
      return JSON.parse(stdout) as Result[]
    },
  }
}

/** Finds a program in a package, such as `bin/node` of an alias of the package `node`. */
export function findProgram(packageName: string, path: string): string {
  return join(dirname(require.resolve(`${packageName}/package.json`)), path)
}
