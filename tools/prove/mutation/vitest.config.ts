import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { fromMutated } from './src/from-mutated.ts'

const config: ViteUserConfig = defineConfig({
  ...fromMutated,
  test: {
    ...fromMutated.test,
    include: [
      'packages/{common,orders,hosting,vps,plan}/src/**/*.test.ts',
      'tools/prove/attacks/src/**/*.test.ts',
      'tools/prove/journals/src/{folder-without-links,journals}.test.ts',
    ],
  },
})

export default config
