#!/usr/bin/env node
import * as nodeModule from 'node:module'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const argv = process.argv.slice(2)
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(`hostwright needs Node 22.12 or later: this is Node ${process.versions.node}.\n`)
  process.exitCode = 2
} else {
  // Keeps compiled code, so that the next command starts faster.
  nodeModule.enableCompileCache?.()
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-v')) {
    const { readVersion } = await import('./version.ts')
    process.stdout.write(`${await readVersion()}\n`)
  } else {
    const [{ run }, { createNodeSystem }] = await Promise.all([
      import('./run.ts'),
      import('./system/node-system.ts'),
    ])
    const system = createNodeSystem()
    const exitCode = await run(argv, system)
    process.exitCode = exitCode
    // Ctrl+C ends the program immediately, even while a command that the user configured is running.
    if (system.interrupted.aborted) process.stdout.write('', () => process.exit(exitCode))
  }
}
