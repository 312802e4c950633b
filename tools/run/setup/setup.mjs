// Prepares a fresh clone: installs the locked dependencies, among them the Node version that every later command of the
// script runs on. It runs on the Node of the machine, so it is plain JavaScript and uses built-in modules only. The
// scripts call it first and then npm again: a shell that has looked up `node` once would keep using the machine's. Its
// arguments are passed to `pnpm install`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchPnpm, readIntegrity, toPackage } from './pinned-pnpm.mjs'

const root = new URL('../../../', import.meta.url)
const read = (path) => (existsSync(new URL(path, root)) ? readFileSync(new URL(path, root), 'utf8') : '')

// pnpm keeps a copy of the lock file it installed: the same text means there is nothing to do.
const lock = read('pnpm-lock.yaml')
if (lock !== '' && lock === read('node_modules/.pnpm/lock.yaml')) process.exit(0)

const { packageManager } = JSON.parse(read('package.json'))
console.log(`Installing dependencies with ${packageManager} ...`)
const folder = mkdtempSync(join(tmpdir(), 'pnpm-'))
process.exitCode = install() ? 0 : 1
rmSync(folder, { recursive: true })

function install() {
  try {
    const [command, ...args] = findPnpm()
    const { status, error } = spawnSync(
      command,
      [...args, 'install', '--frozen-lockfile', ...process.argv.slice(2)],
      {
        cwd: fileURLToPath(root),
        stdio: 'inherit',
        shell: command === 'npx' && process.platform === 'win32',
      },
    )
    if (error) throw error
    return status === 0
  } catch (error) {
    console.error(`The dependencies could not be installed: ${error.message}`)
    return false
  }
}

/**
 * Finds the locked pnpm. If the lock file lacks the program for a rare system, a person gets it by its version; CI
 * fails.
 */
function findPnpm() {
  const name = toPackage()
  const version = packageManager.split('@')[1]
  const integrity = readIntegrity(lock, name, version)
  if (integrity !== undefined) return [fetchPnpm(name, version, integrity, folder)]
  if (process.env.CI) throw new Error(`pnpm-lock.yaml does not pin ${name}@${version}.`)
  return ['npx', '-y', packageManager]
}
