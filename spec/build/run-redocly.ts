import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')

/** Runs one Redocly command in a folder; what it prints is shown only when it fails. */
export function runRedocly(cwd: string, ...args: string[]): void {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`redocly ${args.join(' ')} failed\n${stdout}${stderr}`)
}
