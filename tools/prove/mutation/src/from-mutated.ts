import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { FastestFirst } from './fastest-first.ts'

const packages = fileURLToPath(new URL('../../../../packages/', import.meta.url))

/** Returns the source file of each entry point of a package, such as `@hostwright/common/ports`, by its name. */
function listEntries(folder: string): [name: string, file: string][] {
  const { name, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return Object.entries(exports).flatMap(([path, entry]) => {
    const source = typeof entry === 'string' ? undefined : entry['@hostwright/source']
    return source === undefined ? [] : [[name + path.slice(1), join(folder, source)]]
  })
}

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

// The packages in the mutated copy of the tree link to each other through the node_modules of the original, so they are
// resolved here.
const mutated = readdirSync(packages)
  .flatMap((folder) => listEntries(join(packages, folder)))
  .map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))

/** Settings that all test runs over mutants share: the mutated sources and one seed. */
export const fromMutated: ViteUserConfig = {
  resolve: { alias: mutated },
  ssr: { resolve: { conditions: ['@hostwright/source', ...defaultServerConditions] } },
  test: {
    // A worker for each file of each mutant would take half of the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    sequence: { sequencer: FastestFirst },
    // A busy machine may slow the tests down.
    testTimeout: 60_000,
    setupFiles: [fileURLToPath(new URL('before-each-file.ts', import.meta.url))],
  },
}
