import { ensureFolders } from '../remote/ensure-folders.ts'
import type { Sftp } from '../remote/sftp.ts'
import { readText, removeIfThere, writeText } from '../remote/texts.ts'
import { parseOpening, type SshOpening } from './ssh-opening.ts'

/** The openings of SSH that are written down on the server, where each publish finds those of the others. */
export interface ServerOpenings {
  /** Returns the records, the oldest first. */
  list(): Promise<SshOpening[]>
  write(opening: SshOpening): Promise<void>
  remove(id: string): Promise<void>
}

/** Relative paths begin in the user's folder on the server. */
const base = '.hostwright'
const folder = `${base}/ssh-openings`

const pathOf = (id: string): string => `${folder}/${id}.json`

/** Returns the openings that are written down in the user's folder on the server. */
export function createServerOpenings(sftp: Sftp): ServerOpenings {
  return {
    async list() {
      const names = [...((await sftp.list(folder)) ?? new Map<string, unknown>()).keys()]
      const texts = names
        .filter((name) => name.endsWith('.json'))
        .map((name) => readText(sftp, `${folder}/${name}`, 10_000))
      const openings = (await Promise.all(texts)).flatMap((text) => parseOpening(text ?? '') ?? [])
      return openings.toSorted((one, other) => one.at.localeCompare(other.at))
    },
    async write(opening) {
      await ensureFolders(sftp, [base, folder], 0o700)
      await writeText(sftp, pathOf(opening.id), `${JSON.stringify(opening)}\n`)
    },
    remove: (id) => removeIfThere(sftp, pathOf(id)),
  }
}
