import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.ts'
import type { Target } from './targets.ts'

const require = createRequire(import.meta.url)
const lockFile = fileURLToPath(new URL('../../../../pnpm-lock.yaml', import.meta.url))

/** Path of Bun's program for this machine, from the npm package `bun`. */
export const compiler: string = join(dirname(require.resolve('bun/package.json')), 'bin/bun.exe')

/**
 * Downloads the runtime for another kind of machine into a folder: an npm package in the locked version, whose hash has
 * to be the locked one. Returns the path of its program.
 */
export async function fetchRuntime({ runtime, platform }: Target, folder: string): Promise<string> {
  const { version } = require('bun/package.json') as { version: string }
  const target = join(folder, runtime.replace(/^@oven\//, ''))
  await mkdir(target, { recursive: true })
  const printed = await run('npm', ['pack', `${runtime}@${version}`, '--silent'], { cwd: target })
  const tarball = join(target, printed.trim().split('\n').at(-1)!)
  const hash = createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64')
  const locked = findIntegrity(await readFile(lockFile, 'utf8'), runtime, version)
  if (locked !== `sha512-${hash}`)
    throw new Error(`${runtime}@${version} is not what is locked: its hash is sha512-${hash}.`)
  await run('tar', ['-xzf', tarball, '-C', target], { cwd: target })
  return join(target, 'package/bin', platform === 'win32' ? 'bun.exe' : 'bun')
}

/** Finds the hash of a package in a pnpm lock file. */
export function findIntegrity(lock: string, name: string, version: string): string {
  const begin = lock.indexOf(`\n  '${name}@${version}':\n`)
  const [, integrity] = /\n {4}resolution: \{integrity: (\S+)\}/.exec(lock.slice(Math.max(begin, 0))) ?? []
  if (begin >= 0 && integrity !== undefined) return integrity
  throw new Error(`${name}@${version} is not locked.`)
}
