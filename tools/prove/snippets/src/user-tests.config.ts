import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** Runs the tests of a user's own code that the documentation shows. */
export default defineConfig({
  root: fileURLToPath(new URL('../generated/', import.meta.url)),
  ssr: { resolve: { conditions: ['@hostwright/source', ...defaultServerConditions] } },
  test: { include: ['*.ts'] },
})
