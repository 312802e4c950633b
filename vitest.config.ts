import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import type { RequirementName } from './tools/machine/debian/src/requirements.ts'

// Packages are tested from their sources; only `dist` and `reliability` see what is published.
// Of other packages they get what Node loads, which is not what a bundler does.
const conditions = ['@hostwright/source', ...defaultServerConditions.filter((name) => name !== 'module')]
const fromSource = { ssr: { resolve: { conditions } } }

// What is not on the machine is looked for once for all tests of a project; those that need it are skipped.
const needs = (...names: readonly RequirementName[]) => ({
  provide: { needs: names },
  globalSetup: ['tools/machine/debian/src/provide-without.ts'],
})
const withRedis = (...names: readonly RequirementName[]) => {
  const { provide, globalSetup } = needs(...names, 'redis-server')
  return { provide, globalSetup: [...globalSetup, 'tools/machine/redis-server/src/global-setup.ts'] }
}

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          include: ['{packages/*,tools/*/*}/src/**/*.test.ts', 'spec/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            'tools/*/{bench,bundle,conformance,contract,endurance,packed,reliability,snippets,surface,workflows}/**',
            'tools/make/samples/src/samples.test.ts',
            'tools/make/site/src/checks/**',
            'packages/redis/**',
            'tools/prove/journals/src/redis-journal.test.ts',
            'tools/prove/kills/src/redis-kills.test.ts',
          ],
        },
      },
      {
        ...fromSource,
        test: {
          name: 'contract',
          include: ['tools/prove/contract/src/**/*.test.ts'],
          globalSetup: ['tools/prove/contract/src/prism.ts'],
        },
      },
      {
        ...fromSource,
        test: {
          name: 'redis',
          include: [
            'packages/redis/src/**/*.test.ts',
            'tools/prove/journals/src/redis-journal.test.ts',
            'tools/prove/kills/src/redis-kills.test.ts',
          ],
          ...withRedis(),
          setupFiles: ['tools/machine/redis-server/src/each-test-needs-redis.ts'],
        },
      },
      {
        ...fromSource,
        test: {
          name: 'conformance',
          include: ['tools/prove/{conformance,workflows}/src/**/*.test.ts'],
          ...needs('curl'),
        },
      },
      {
        ...fromSource,
        test: {
          name: 'docs',
          include: [
            'tools/prove/snippets/src/**/*.test.ts',
            'tools/make/samples/src/samples.test.ts',
            'examples/*/*.test.ts',
          ],
          ...withRedis('curl', 'Python 3', 'Go', 'PHP'),
        },
      },
      {
        ...fromSource,
        test: {
          name: 'site',
          // A browser on a busy machine takes its time.
          testTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['tools/make/site/src/checks/*.test.ts'],
          ...needs('Chromium'),
        },
      },
      // Alone: beside other tests, time and memory would be measured with what these take of the machine.
      { test: { name: 'gates', include: ['tools/*/{bench,endurance}/src/**/*.test.ts'] } },
      { test: { name: 'reliability', include: ['tools/prove/reliability/src/**/*.test.ts'] } },
      {
        test: {
          name: 'dist',
          include: ['packages/*/dist.test.ts', 'tools/*/{bundle,packed,surface}/src/**/*.test.ts'],
        },
      },
    ],
  },
})
