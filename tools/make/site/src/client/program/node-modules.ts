// Stands in for the other modules of Node that a program of the guides imports, and the folder journal with it.
export function join(...parts: string[]): string {
  return parts.join('/').replaceAll(/\/+/g, '/')
}

export function resolve(...parts: string[]): string {
  const path = join(...parts)
  return isAbsolute(path) ? path : join('/home', path)
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/')
}

export function dirname(path: string): string {
  return path.slice(0, Math.max(1, path.lastIndexOf('/')))
}

export const tmpdir = (): string => '/tmp'

export const homedir = (): string => '/home'

export const randomUUID = (): string => crypto.randomUUID()

/** The one of `node:timers/promises`. */
export function setTimeout(ms: number): Promise<void> {
  return new Promise((done) => globalThis.setTimeout(done, ms))
}

/** Fails: only file names of more than 180 characters need a hash, and no program of the guides has one. */
export function createHash(): never {
  throw new Error('There are no hashes of `node:crypto` in a page.')
}
