#!/usr/bin/env node
import * as nodeModule from 'node:module'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const argv = process.argv.slice(2)
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(`hostwright needs Node 22.12 or later: this is Node ${process.versions.node}.\n`)
  process.exitCode = 2
} else {
  // Makes Node keep compiled code on the disk, so that the next command starts faster.
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
    // After Ctrl+C the process must be ended here: a program that the user configured, such as `key_command`, may still
    // be running and would keep the process alive.
    if (system.interrupted.aborted) process.stdout.write('', () => process.exit(exitCode))
  }
}
