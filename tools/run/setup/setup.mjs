// Makes a fresh clone ready: installs the locked dependencies, among them the Node version that
// every later command of the script runs on. It runs on the Node that the machine has, so it is
// plain JavaScript and uses built-in modules only. The scripts call it first and then npm again: a shell
// that has looked up `node` once would go on with the machine's own.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)
const read = (path) => (existsSync(new URL(path, root)) ? readFileSync(new URL(path, root), 'utf8') : '')

// pnpm keeps a copy of the lock file it installed: the same text means there is nothing to do.
const lock = read('pnpm-lock.yaml')
if (lock !== '' && lock === read('node_modules/.pnpm/lock.yaml')) process.exit(0)

const { packageManager } = JSON.parse(read('package.json'))
console.log(`Installing dependencies with ${packageManager} ...`)
const { status, error } = spawnSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (error) console.error(`The dependencies could not be installed: ${error.message}`)
process.exit(status ?? 1)
