// Installs a part of the locked dependencies with the locked pnpm.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchPnpm, readIntegrity, toPackage } from '../pinned-pnpm.mjs'
import { recordInstalled } from './installed.mjs'
import { createPnpmProgress, describeInstalled } from './pnpm-progress.mjs'

// A part trusts the lock file; pnpm compares each package with its hash in any case. The complete installation also asks
// the registry for the age of each version, which downloads the metadata of all packages: hundreds of megabytes.
export const flags = {
  demo: ['--trust-lockfile', '--prod', '--filter=@hostwright/run...'],
  build: [
    '--trust-lockfile',
    '--filter=@hostwright/run',
    '--filter=@hostwright/site...',
    '--filter=./packages/*',
    '--filter=@hostwright/bundle',
    '--filter=@hostwright/examples',
    '--filter=@hostwright/try',
  ],
  all: [],
}

const progressMs = 10_000

/** Creates an installer of a clone. `close` removes the pnpm that it fetched. */
export function createInstaller(root, children, say = console.log) {
  let folder
  let pnpm

  /** Installs a part (see `levels`), and describes what was added. Rejects with the output of pnpm. */
  async function install(level, args = []) {
    pnpm ??= findPnpm(root, () => (folder = mkdtempSync(join(tmpdir(), 'pnpm-'))))
    const [command, ...first] = pnpm
    const progress = createPnpmProgress()
    const timer = setInterval(() => say(`  so far ${describeInstalled(progress.count())}`), progressMs)
    const code = await children
      .run(
        command,
        [...first, 'install', '--frozen-lockfile', '--reporter=ndjson', ...flags[level], ...args],
        progress.read,
        { cwd: root, shell: command === 'npx' && process.platform === 'win32' },
      )
      .finally(() => clearInterval(timer))
    if (code !== 0) throw new Error(`pnpm install failed:\n${progress.readOutput()}`)
    recordInstalled(root, level)
    return describeInstalled(progress.count())
  }

  function close() {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    folder = pnpm = undefined
  }

  return { install, close }
}

/**
 * Finds the locked pnpm: that of an earlier installation, or a new one, whose hash is compared. If the lock file lacks
 * the program for a rare system, a person gets it by its version; CI fails.
 */
function findPnpm(root, createFolder) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const { packageManager } = JSON.parse(read('package.json'))
  const version = packageManager.split('@')[1]
  const installed = join(root, 'node_modules/pnpm/pnpm')
  // Windows cannot replace a program that runs.
  if (process.platform !== 'win32' && existsSync(installed)) {
    if (JSON.parse(read('node_modules/pnpm/package.json')).version === version) return [installed]
  }
  const name = toPackage()
  const integrity = readIntegrity(read('pnpm-lock.yaml'), name, version)
  if (integrity !== undefined) return [fetchPnpm(name, version, integrity, createFolder())]
  if (process.env.CI) throw new Error(`pnpm-lock.yaml does not pin ${name}@${version}.`)
  return ['npx', '-y', packageManager]
}
