import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The sandbox as a commit of this repository has it, built. */
export interface BuiltVersion {
  readonly command: string
  readonly entry: string
  remove(): void
}

/** Builds the sandbox of a commit in a folder of its own, so that it can be measured beside today's. */
export function buildVersion(commit: string): BuiltVersion {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-version-'))
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true })
    execFileSync('git', ['worktree', 'prune'], { cwd: root })
  }
  try {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit], { cwd: root })
    const filters = ['--filter', 'hostwright', '--filter', '@hostwright/sandbox...']
    run(folder, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline', ...filters])
    run(folder, 'turbo', ['run', 'build', '--filter=@hostwright/sandbox', '--output-logs=errors-only'])
  } catch (error) {
    remove()
    throw error
  }
  const dist = join(folder, 'packages/sandbox/dist')
  const node = join(dist, 'node.js')
  return {
    command: join(dist, 'command.js'),
    entry: existsSync(node) ? node : join(dist, 'index.js'),
    remove,
  }
}

function run(cwd: string, command: string, args: readonly string[]): void {
  const path = [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  // What it prints is of interest only when it fails, and is part of the error then.
  execFileSync(command, args, { cwd, env: { ...process.env, PATH: path }, stdio: 'pipe' })
}
