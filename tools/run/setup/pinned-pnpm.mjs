// Fetches pnpm in the locked version with npm, compares it with the locked hash, and only then unpacks it. Plain
// JavaScript over built-in modules: it runs on the Node of the machine, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the name of the package with pnpm's program for this machine. */
export function toPackage({ platform, arch, report } = process) {
  const isMusl = platform === 'linux' && report.getReport().header.glibcVersionRuntime === undefined
  return `@pnpm/exe.${platform}-${arch}${isMusl ? '-musl' : ''}`
}

/** Finds the hash of a package in the text of `pnpm-lock.yaml`; `undefined` if the package is not locked. */
export function readIntegrity(lock, name, version) {
  const [, rest] = lock.split(`\n  '${name}@${version}':\n    resolution: {integrity: `)
  return rest?.slice(0, rest.search(/[,}]/))
}

/** Rejects a file whose hash is not the locked one. */
export function checkIntegrity(file, integrity) {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (found !== integrity) throw new Error(`${file} has the hash ${found}, but ${integrity} is locked.`)
}

/** Downloads pnpm's program into an empty folder, and returns its path. */
export function fetchPnpm(name, version, integrity, folder) {
  npm('pack', '--silent', `--pack-destination=${folder}`, `${name}@${version}`)
  const tarball = join(
    folder,
    readdirSync(folder).find((file) => file.endsWith('.tgz')),
  )
  checkIntegrity(tarball, integrity)
  npm('install', '--silent', '--no-save', '--ignore-scripts', `--prefix=${folder}`, tarball)
  return join(folder, 'node_modules', name, process.platform === 'win32' ? 'pnpm.exe' : 'pnpm')
}

function npm(...args) {
  const { status } = spawnSync('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed.`)
}
