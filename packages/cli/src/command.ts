#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// What was compiled once is not compiled again by the next command.
enableCompileCache?.()

const argv = process.argv.slice(2)
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-v')) {
  const { readVersion } = await import('./version.ts')
  process.stdout.write(`${readVersion()}\n`)
} else {
  const [{ run }, { createNodeWorld }] = await Promise.all([
    import('./run.ts'),
    import('./world/node-world.ts'),
  ])
  process.exitCode = await run(argv, createNodeWorld())
}
