import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import type { ViteUserConfig } from 'vitest/config'

const toPath = (source: string): string =>
  fileURLToPath(new URL(`../../../../packages/${source}`, import.meta.url))

// The packages in the mutated copy of the tree link to each other through the node_modules of the original, so they are
// resolved here.
const mutated = {
  '@hostwright/common/folder-journal': toPath('common/src/folder-journal/create-folder-journal.ts'),
  '@hostwright/common/ports': toPath('common/src/ports.ts'),
  '@hostwright/common': toPath('common/src/index.ts'),
  '@hostwright/orders': toPath('orders/src/index.ts'),
  '@hostwright/redis': toPath('redis/src/index.ts'),
}

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
    // A busy machine may slow the tests down.
    testTimeout: 20_000,
    setupFiles: [fileURLToPath(new URL('before-each-file.ts', import.meta.url))],
  },
}
