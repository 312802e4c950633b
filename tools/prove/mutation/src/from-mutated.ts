import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import type { ViteUserConfig } from 'vitest/config'

const toPath = (source: string): string =>
  fileURLToPath(new URL(`../../../../packages/${source}`, import.meta.url))

// The mutated copy of the tree links its packages to each other through the node_modules of the original.
const mutated = {
  '@hostwright/common/folder-journal': toPath('common/src/folder-journal/create-folder-journal.ts'),
  '@hostwright/common/orders': toPath('common/src/ordering/index.ts'),
  '@hostwright/common': toPath('common/src/index.ts'),
  '@hostwright/redis': toPath('redis/src/index.ts'),
}

/** What every run of tests over mutants has in common: sources, the mutated ones where there are any, and one seed. */
export const fromMutated: ViteUserConfig = {
  resolve: { alias: mutated },
  ssr: { resolve: { conditions: ['@hostwright/source', ...defaultServerConditions] } },
  test: {
    // A worker for each file, of each mutant, would take half of the time.
    isolate: false,
    // The machine may be busy.
    testTimeout: 20_000,
    setupFiles: [fileURLToPath(new URL('before-each-file.ts', import.meta.url))],
  },
}
