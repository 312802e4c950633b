import { type CallOptions, type Client, ConfigError } from '@hostwright/common'
import { createAccountReader } from '../account/account-reader.ts'
import type { Desired } from '../generated/desired.ts'
import { type Counter, exportHosting, exportVps } from './export-servers.ts'
import { createReadable } from './parts.ts'
import { toSelection } from './selection.ts'
import { toYaml } from './to-yaml.ts'
import { withOwnVariables } from './with-own-variables.ts'
import { withoutOddParts } from './without-odd-parts.ts'
import { withoutOddRecords } from './without-odd-records.ts'

/** Options of `exportAccount`. */
export interface ExportOptions extends CallOptions {
  /** The format of the exported file. @default 'yaml' */
  readonly format?: 'yaml' | 'json' | undefined
  /**
   * Whether every section of the file gets `prune`. Applying the file later **deletes** all resources of these sections
   * that are not in the file, such as those that were added after the export.
   * @default false
   */
  readonly prune?: boolean | undefined
  /**
   * The part of the account to export: sections of the file, such as `dns` or `packet_filter`, and addresses of servers
   * and domains or patterns of them, such as `vps/web-*` or `hosting/hw123456.example.jp/domains/example.com`. What both
   * name is exported; only the lists that it needs are read.
   * @default all
   */
  readonly only?: readonly string[] | undefined
  /** Receives the progress after each domain and VPS. The total grows as servers are read. @default nothing */
  readonly onProgress?: ((progress: ExportProgress) => void) | undefined
}

/** How much of an account has been exported. */
export interface ExportProgress {
  /** Number of domains and VPSs that were read. */
  readonly done: number
  /** Number of domains and VPSs that are known so far. */
  readonly total: number
}

function createCounter(onProgress: ExportOptions['onProgress']): Counter {
  let [done, total] = [0, 0]
  return {
    expect: (count) => void (total += count),
    count() {
      done += 1
      onProgress?.({ done, total })
    },
  }
}

/**
 * Exports an account as a file that `parseDesired` accepts. A plan made from the file has no changes. The file contains
 * no secret: passwords are references to environment variables. Only reads; resources that the key may not read are
 * left out and, in YAML, named at the top of the file.
 *
 * @throws {ConfigError} before any request `format` and `prune` for another value, `only` for a name that is no section
 *   and for an empty list; then `only` for an address that matches nothing
 * @throws {ApiError} the errors of the reads, except `FORBIDDEN`
 * @example await writeFile('account.yaml', await exportAccount(client))
 */
export async function exportAccount(client: Client, options: ExportOptions = {}): Promise<string> {
  const { format = 'yaml', prune = false, only, onProgress, ...callOptions } = options
  if (!['yaml', 'json'].includes(format))
    throw new ConfigError('format', `is ${JSON.stringify(format)}: give 'yaml' or 'json'`)
  if (typeof prune !== 'boolean')
    throw new ConfigError('prune', `is ${JSON.stringify(prune)}: give true or false`)
  const part = { prune, selection: toSelection(only), counter: createCounter(onProgress) }
  const read = createAccountReader(client, callOptions)
  const readable = createReadable()
  const hosting = await exportHosting(read, readable, part)
  const vps = await exportVps(read, readable, part)
  if (readable.leftOut().length === 0) part.selection.check()
  const exported: Desired = {
    version: 1,
    ...(Object.keys(hosting).length > 0 && { hosting }),
    ...(Object.keys(vps).length > 0 && { vps }),
  }
  const desired = await withOwnVariables(withoutOddParts(withoutOddRecords(exported)))
  if (format === 'json') return `${JSON.stringify(desired, null, 2)}\n`
  const notes = readable
    .leftOut()
    .map((address) => `# Left out, because the API key may not read it: ${address}\n`)
  return notes.join('') + toYaml(desired)
}
