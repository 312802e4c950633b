import type { CallOptions, Client } from '@hostwright/common'
import { stringify } from 'yaml'
import { createAccountReader } from '../account/account-reader.ts'
import { exportHosting } from './export-hosting.ts'
import { exportVps } from './export-vps.ts'
import { createReadable } from './readable.ts'
import { withoutOddRecords } from './without-odd-records.ts'

/** Options of `exportAccount`. */
export interface ExportOptions extends CallOptions {
  /** Format of the file. @default 'yaml' */
  readonly format?: 'yaml' | 'json' | undefined
  /**
   * Sets `prune` in every section, so that applying the file elsewhere **deletes** what is not in it.
   * @default false
   */
  readonly prune?: boolean | undefined
}

/**
 * Exports an account as a file that `parseDesired` reads. A plan of the file has no changes. It contains no
 * secret: passwords are references to environment variables. Reads only; what the key may not read is left
 * out and named at the top.
 *
 * @throws {ApiError} as the reads
 * @example await writeFile('account.yaml', await exportAccount(client))
 */
export async function exportAccount(client: Client, options: ExportOptions = {}): Promise<string> {
  const { format = 'yaml', prune = false, ...callOptions } = options
  const read = createAccountReader(client, callOptions)
  const readable = createReadable()
  const hosting = await exportHosting(read, readable, prune)
  const vps = await exportVps(read, readable, prune)
  const desired = withoutOddRecords({
    version: 1,
    ...(Object.keys(hosting).length > 0 && { hosting }),
    ...(Object.keys(vps).length > 0 && { vps }),
  })
  if (format === 'json') return `${JSON.stringify(desired, null, 2)}\n`
  const notes = readable
    .leftOut()
    .map((address) => `# Left out, because the API key may not read it: ${address}\n`)
  return (
    notes.join('') + stringify(desired, { aliasDuplicateObjects: false, lineWidth: 0, singleQuote: true })
  )
}
