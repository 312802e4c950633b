#!/usr/bin/env node
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(`hostwright-mcp needs Node 22.12 or later: this is Node ${process.versions.node}.\n`)
  process.exitCode = 2
} else await serve()

async function serve(): Promise<void> {
  // Makes Node keep compiled code on the disk, so that the next process starts faster.
  nodeModule.enableCompileCache?.()
  const [{ runServer }, { trustCaFile }, { homeFolder }, { default: manifest }] = await Promise.all([
    import('./command-line/run.ts'),
    import('./command-line/trust-ca-file.ts'),
    import('@hostwright/common/folder-journal'),
    import('../package.json', { with: { type: 'json' } }),
  ])
  const { env, platform, stdin, stdout, stderr } = process
  const { version } = manifest
  // When run from source, the server reads the guides in `docs/guides`. The build copies them beside the compiled code.
  const isSource = import.meta.url.endsWith('.ts')
  try {
    trustCaFile(env)
    const serving = await runServer(process.argv.slice(2), {
      env,
      platform,
      stdin,
      stdout,
      stderr,
      version,
      home: homeFolder(),
      skills: fileURLToPath(new URL('../skills', import.meta.url)),
      guides: fileURLToPath(new URL(isSource ? '../../../docs/guides' : 'guides', import.meta.url)),
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void serving?.close().finally(() => process.exit(0)))
  } catch (error) {
    stderr.write(`hostwright-mcp: ${(error as Error).message}\n`)
    process.exitCode = 2
  }
}
