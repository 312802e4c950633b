import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { fromMutated } from './src/from-mutated.ts'

const config: ViteUserConfig = defineConfig({
  ...fromMutated,
  test: {
    ...fromMutated.test,
    include: ['packages/sandbox/src/**/*.test.ts'],
    exclude: [
      // A child process would run what is not mutated.
      'packages/sandbox/src/**/{command,kill,load-sqlite}.test.ts',
      // It compares the text of a source, which a mutated copy has otherwise.
      'packages/sandbox/src/assumptions/assumption-choices.test.ts',
      // They take half of the time, for every mutant again.
      '**/*.property.test.ts',
    ],
  },
})

export default config
