import * as common from '@hostwright/common'
import * as folderJournal from '@hostwright/common/folder-journal'
import * as hosting from '@hostwright/hosting'
import * as plan from '@hostwright/plan'
import * as sandbox from '@hostwright/sandbox'
import * as vps from '@hostwright/vps'
import * as inspection from 'node-inspect-extracted'
import * as openapiFetch from 'openapi-fetch'
import * as files from './memory-files.ts'
import type { ModuleName } from './module-names.ts'
import { dirname, join, randomUUID, resolve, tmpdir } from './node-modules.ts'
import type { OpenedAccount } from './open-account.ts'

type Module = Readonly<Record<string, unknown>>

/** What programs may import, by name: the SDK as it is published, the sandbox, and a little of Node. */
export function listModules(account: OpenedAccount, tests: Module): Readonly<Record<ModuleName, Module>> {
  const { clock } = account.own
  return {
    '@hostwright/common': {
      ...common,
      // Waits take no time, as with the sandbox's clock in a test; a program that brings its own `fetch` has its own time.
      createClient: (options: common.ClientOptions = {}) =>
        common.createClient(
          options.fetch === undefined ? { now: clock.now, sleep: clock.sleep, ...options } : options,
        ),
    },
    '@hostwright/common/folder-journal': { ...folderJournal },
    '@hostwright/hosting': { ...hosting },
    '@hostwright/plan': { ...plan },
    '@hostwright/vps': { ...vps },
    '@hostwright/types': {},
    '@hostwright/sandbox': { ...sandbox, createSandbox: account.createSandbox },
    'openapi-fetch': { ...openapiFetch },
    vitest: tests,
    'node:crypto': { randomUUID },
    'node:fs/promises': { ...files },
    'node:os': { tmpdir },
    'node:path': { join, resolve, dirname },
    'node:util': { inspect: inspection.inspect, format: inspection.format },
  }
}
