import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { areas } from './src/areas.ts'
import { fromMutated } from './src/from-mutated.ts'

const include = Object.values(areas).flatMap(({ vitestConfig, tests }) => (vitestConfig ? [] : tests))

const config: ViteUserConfig = defineConfig({ ...fromMutated, test: { ...fromMutated.test, include } })

export default config
