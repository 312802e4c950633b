import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')

/** Runs a Redocly command in a folder and returns its output. Its error output is shown only if the command fails. */
export function runRedocly(cwd: string, ...args: string[]): string {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`redocly ${args.join(' ')} failed\n${stdout}${stderr}`)
  return stdout
}
