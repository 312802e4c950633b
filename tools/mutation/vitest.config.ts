import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { fromMutated } from './src/from-mutated.ts'

const config: ViteUserConfig = defineConfig({
  ...fromMutated,
  test: {
    ...fromMutated.test,
    include: [
      'packages/common/src/**/*.test.ts',
      'packages/{hosting,vps}/src/orders*.test.ts',
      'tools/journals/src/{folder-without-links,journals}.test.ts',
    ],
  },
})

export default config
