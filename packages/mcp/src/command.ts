#!/usr/bin/env node
import * as nodeModule from 'node:module'
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'

// Compiled code is kept: the next process then starts faster.
nodeModule.enableCompileCache?.()
const [{ run }, { default: manifest }] = await Promise.all([
  import('./command-line/run.ts'),
  import('../package.json', { with: { type: 'json' } }),
])
const { env, platform, stdin, stdout, stderr } = process
const { version } = manifest
// The build copies the guides.
const isSource = import.meta.url.endsWith('.ts')
try {
  const serving = await run(process.argv.slice(2), {
    env,
    platform,
    stdin,
    stdout,
    stderr,
    version,
    home: homedir(),
    skills: fileURLToPath(new URL('../skills', import.meta.url)),
    guides: fileURLToPath(new URL(isSource ? '../../../docs/guides' : 'guides', import.meta.url)),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void serving?.close().finally(() => process.exit(0)))
} catch (error) {
  stderr.write(`hostwright-mcp: ${(error as Error).message}\n`)
  process.exitCode = 2
}
