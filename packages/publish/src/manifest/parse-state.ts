import { PublishError } from '../errors/publish-error.ts'
import type { Manifest, PublishedFile, PublishedFiles, Publisher } from './manifest.ts'

/**
 * Reads a manifest as input from outside: a path that leads out of the site, a property of another type or an unknown
 * version stops the publish, and nothing is changed.
 */
export function parseManifest(text: string, file: string): Manifest {
  return parsing(file, () => {
    const { files, isOpen, pending, folders, keep, undo, redo } = toVersion1(text)
    return {
      files: toFiles(files),
      isOpen: toFlag(isOpen),
      pending: toFiles(pending),
      folders: toTexts(folders).map(checkPath),
      keep: toTexts(keep),
      ...(undo !== undefined && { undo: toFiles(undo) }),
      ...(redo !== undefined && { redo: toFiles(redo) }),
    }
  })
}

/** Reads who published last. */
export function parsePublisher(text: string, file: string): Publisher {
  return parsing(file, () => {
    const { source, host, commit, at } = toVersion1(text)
    return {
      source: toText(source),
      host: toText(host),
      at: toText(at),
      ...(commit !== undefined && { commit: toText(commit) }),
    }
  })
}

function parsing<T>(file: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new PublishError(
      'damaged-state',
      `${file} on the server is damaged (${(error as Error).message}), so nothing was changed: move it away to publish as if for the first time.`,
      { paths: [file] },
    )
  }
}

function toVersion1(text: string): Record<string, unknown> {
  const value = toObject(JSON.parse(text))
  if (value['version'] !== 1) throw new TypeError('its version is unknown')
  return value
}

function toFiles(value: unknown): PublishedFiles {
  return mapEntries(value, toFile)
}

function toFile(value: unknown): PublishedFile {
  const { size, hash, mode, mtime, leavingSince } = toObject(value)
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) throw new TypeError('a hash is invalid')
  return {
    size: toCount(size),
    hash,
    mode: toCount(mode) & 0o7777,
    mtime: toCount(mtime),
    ...(leavingSince !== undefined && { leavingSince: toCount(leavingSince) }),
  }
}

/** Returns entries sorted by path: a publish records files in the order in which they arrived. */
function mapEntries<T>(value: unknown, convert: (value: unknown) => T): Map<string, T> {
  const sorted = Object.entries(toObject(value)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new Map(sorted.map(([path, one]) => [checkPath(path), convert(one)]))
}

/** Returns a path that is below the site for certain. */
function checkPath(path: string): string {
  const isInside = path
    .split('/')
    .every((step) => step !== '' && step !== '.' && step !== '..' && !step.includes('\0'))
  if (isInside) return path
  throw new TypeError('a path leads out of the site')
}

function toObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new TypeError('it is no object')
}

function toFlag(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new TypeError('a property is neither true nor false')
}

function toCount(value: unknown): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number
  throw new TypeError('a number is invalid')
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  throw new TypeError('a text is missing')
}

function toTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(toText)
  throw new TypeError('a list is missing')
}
