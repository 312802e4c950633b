import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { fromMutated } from './src/from-mutated.ts'

const config: ViteUserConfig = defineConfig({
  ...fromMutated,
  test: {
    ...fromMutated.test,
    include: ['packages/redis/src/**/*.test.ts', 'tools/prove/journals/src/redis-journal.test.ts'],
    // This test starts child processes, which would run the original sources.
    exclude: ['packages/redis/src/several-processes.test.ts'],
    globalSetup: ['tools/machine/redis-server/src/global-setup.ts'],
  },
})

export default config
