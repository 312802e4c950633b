import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Runs the tests of a user's own code that the documentation shows. */
export default defineConfig({
  root: fileURLToPath(new URL('../generated/', import.meta.url)),
  test: { include: ['*.ts'] },
})
