// A secret store of files, as container platforms mount them. For another store, write another function of this type.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadSecret } from './lazy-vps.ts'

export function secretFiles(folder: string): ReadSecret {
  return async (name) => (await readFile(join(folder, name), 'utf8')).trim()
}
