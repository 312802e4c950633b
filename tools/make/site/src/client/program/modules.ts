import * as common from '@hostwright/common'
import * as folderJournal from '@hostwright/common/folder-journal'
import * as hosting from '@hostwright/hosting'
import * as sandbox from '@hostwright/sandbox'
import * as vps from '@hostwright/vps'
import * as inspection from 'node-inspect-extracted'
import * as openapiFetch from 'openapi-fetch'
import { loadPart } from './load-part.ts'
import * as files from './memory-files.ts'
import type { ModuleName } from './module-names.ts'
import { dirname, join, randomUUID, resolve, tmpdir } from './node-modules.ts'
import type { OpenedAccount } from './open-account.ts'

type Module = Readonly<Record<string, unknown>>

/**
 * Returns the modules that programs can import, by name: the published SDK, the sandbox, and a few modules of Node. Two
 * of them are loaded when a program imports them.
 */
export function listModules(
  account: OpenedAccount,
  loadTests: () => Module,
): Readonly<Record<ModuleName, Module>> {
  const { clock } = account.own
  return {
    '@hostwright/common': {
      ...common,
      // Waits use the sandbox's clock and take no real time. A program with its own `fetch` keeps its own clock.
      createClient: (options: common.ClientOptions = {}) =>
        common.createClient(
          options.fetch === undefined ? { now: clock.now, sleep: clock.sleep, ...options } : options,
        ),
    },
    '@hostwright/common/folder-journal': { ...folderJournal },
    '@hostwright/hosting': { ...hosting },
    get '@hostwright/plan'() {
      return { ...loadPart('plan') }
    },
    '@hostwright/vps': { ...vps },
    '@hostwright/types': {},
    '@hostwright/sandbox': { ...sandbox, createSandbox: account.createSandbox },
    'openapi-fetch': { ...openapiFetch },
    get vitest() {
      return loadTests()
    },
    'node:crypto': { randomUUID },
    'node:fs/promises': { ...files },
    'node:os': { tmpdir },
    'node:path': { join, resolve, dirname },
    'node:util': { inspect: inspection.inspect, format: inspection.format },
  }
}
