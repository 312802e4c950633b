// What of the dependencies is installed. `npm start` installs a part of them, and `npm test` all.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of the dependencies, each with those before it. */
export const levels = ['none', 'demo', 'build', 'all']

/** Returns whether one part contains another. */
export function includes(level, other) {
  return levels.indexOf(level) >= levels.indexOf(other)
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const toRecordPath = (root) => join(root, 'node_modules/.installed-part.json')
const toHash = (text) => createHash('sha256').update(text).digest('hex')

/**
 * Returns the part that is installed in a clone, and whether it is that of the current lock file. pnpm's own copy of the
 * lock file is complete only after a complete installation; of a part, this module keeps a record.
 */
export function readInstalled(root) {
  const lock = read(join(root, 'pnpm-lock.yaml'))
  const installedLock = read(join(root, 'node_modules/.pnpm/lock.yaml'))
  if (lock !== '' && lock === installedLock) return { level: 'all', isCurrent: true }
  if (installedLock === '') return { level: 'none', isCurrent: true }
  const record = parseRecord(read(toRecordPath(root)))
  // Without a record, a person ran pnpm, or the lock file has changed since a complete installation.
  if (record === undefined) return { level: 'all', isCurrent: false }
  return { level: record.level, isCurrent: record.lock === toHash(lock) }
}

function parseRecord(text) {
  try {
    const { level, lock } = JSON.parse(text)
    return level === 'demo' || level === 'build' ? { level, lock } : undefined
  } catch {
    return undefined
  }
}

/** Returns the part to install so that a wanted one is there, and nothing that is there goes; `undefined` for none. */
export function toMissing({ level, isCurrent }, wanted) {
  if (isCurrent && includes(level, wanted)) return undefined
  return includes(level, wanted) ? level : wanted
}

/** Records that a part was installed. A complete installation needs no record. */
export function recordInstalled(root, level) {
  const path = toRecordPath(root)
  if (level === 'all') return rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify({ level, lock: toHash(read(join(root, 'pnpm-lock.yaml'))) }))
}

/**
 * Returns how many packages of the lock file are not installed. Some of them may be for other systems, and are never
 * installed.
 */
export function countMissing(root) {
  const [, locked = ''] = read(join(root, 'pnpm-lock.yaml')).split(/^packages:$|^snapshots:$/m)
  const store = join(root, 'node_modules/.pnpm')
  const installed = existsSync(store) ? readdirSync(store).map((name) => name.replace('+', '/')) : []
  const names = locked.match(/^ {2}\S.*(?=:$)/gm) ?? []
  const isThere = (name) => installed.some((folder) => folder === name || folder.startsWith(`${name}_`))
  return names.map((name) => name.trim().replaceAll("'", '')).filter((name) => !isThere(name)).length
}
