import { join } from 'node:path'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { apart } from './tools/run/checks/src/apart.ts'
import type { RequirementName } from './tools/machine/requirements/src/requirements.ts'

const root = import.meta.dirname

// Packages are tested from their sources. `dist` and `processes` test the built files; the command, the servers that the
// tests of MCP kill, and the programs of the documentation run from them, as at a user's. Other packages resolve as in
// Node, and not as in a bundler.
const conditions = ['@hostwright/source', ...defaultServerConditions.filter((name) => name !== 'module')]
const fromSource = { ssr: { resolve: { conditions } } }

// The programs that a project needs are looked for once for all of its tests, and tests without their program are
// skipped.
const needs = (...names: readonly RequirementName[]) => ({
  provide: { needs: names },
  globalSetup: ['tools/machine/requirements/src/provide-without.ts'],
})
const withRedis = (...names: readonly RequirementName[]) => {
  const { provide, globalSetup } = needs(...names, 'redis-server')
  return { provide, globalSetup: [...globalSetup, 'tools/machine/redis-server/src/global-setup.ts'] }
}

// No test waits for real time, so a test is slow only on a busy or slow machine, or if it hangs.
const patient = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 120_000 } },
}
// Node keeps compiled sources for the next program that a test starts.
const compiled = join(root, 'node_modules/.cache/compiled')
const keepingCompiled = { ...patient, env: { NODE_COMPILE_CACHE: compiled } }

// Test files of a project share a process and its loaded modules: starting a process for a file takes about a second.
// Node runs TypeScript itself, and no module of the packages has state. Each file leaves the globals unchanged;
// replacements by a test are undone automatically.
const inOneProcess = {
  ...keepingCompiled,
  isolate: false,
  experimental: { viteModuleRunner: false },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
}
const programChecks = ['access', 'console*', 'phone', 'reference-runs', 'run*', 'use'].map(
  (name) => `${name}.test.ts`,
)
const checks = (names: readonly string[]) => names.map((name) => `tools/make/site/src/checks/${name}`)
const toSiteProject = (
  name: 'programs' | 'pages',
  include: readonly string[],
  exclude: readonly string[],
) => ({
  ...fromSource,
  test: {
    ...inOneProcess,
    name,
    // Some tests run every program of the documentation, one after another.
    testTimeout: 600_000,
    include: checks(include),
    exclude: checks(exclude),
    globalSetup: needs().globalSetup,
    provide: { ...needs('Chromium').provide, loadsPrograms: name === 'programs' },
  },
})

export default defineConfig({
  test: {
    // With `--coverage`: what is published and written by hand.
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/testing/**', '**/generated/**', '**/*.test.ts', '**/*.test-d.ts'],
      reporter: ['text'],
      reportsDirectory: 'node_modules/.cache/coverage',
    },
    projects: [
      {
        ...fromSource,
        test: { ...keepingCompiled, name: 'apart', include: apart },
      },
      {
        ...fromSource,
        test: {
          ...inOneProcess,
          name: 'unit',
          ...needs(),
          // The tests of a lint rule share one run of Redocly, if all of them wait for it together.
          maxConcurrency: 20,
          include: ['{packages/*,tools/*/*}/src/**/*.test.ts', 'spec/**/*.test.ts'],
          exclude: [
            ...apart,
            '**/node_modules/**',
            '**/dist/**',
            'tools/*/{bench,bundle,certificates,command-line,conformance,durable,endurance,hovers,packed,publish,snippets,supply-chain,surface,workflows}/**',
            'tools/make/samples/src/samples.test.ts',
            'tools/prove/contract/src/operations.test.ts',
            'tools/make/site/src/checks/**',
            'packages/redis/**',
            'packages/mcp/src/testing/kills/**',
            'tools/prove/journals/src/redis-journal.test.ts',
            'tools/prove/shared-store/src/**',
            'tools/prove/runtimes/src/nodes.test.ts',
            'tools/prove/runtimes/src/lasting/one-store.test.ts',
            'tools/prove/orders/src/kills/redis-kills.test.ts',
            'tools/prove/orders/src/command/**',
          ],
        },
      },
      // Tests whose result could depend on the store of the sandbox run again over a database; `unit` runs them in
      // memory.
      {
        ...fromSource,
        test: {
          ...inOneProcess,
          name: 'database',
          env: { ...keepingCompiled.env, HOSTWRIGHT_SANDBOX_STORE: 'database' },
          include: [
            'packages/sandbox/src/{control,journal,keys,logs,ordering,request,seed,time}/**/*.test.ts',
            'packages/sandbox/src/vps/{order,operations,packet-filter}*.test.ts',
            'packages/sandbox/src/hosting/{domains,databases,web}/{domains,databases,order}*.test.ts',
          ],
        },
      },
      {
        ...fromSource,
        test: {
          ...keepingCompiled,
          name: 'contract',
          include: ['tools/prove/contract/src/operations.test.ts'],
          globalSetup: ['tools/prove/contract/src/prism.ts'],
        },
      },
      {
        ...fromSource,
        test: {
          ...inOneProcess,
          name: 'redis',
          include: [
            'packages/redis/src/**/*.test.ts',
            'packages/mcp/src/testing/kills/*.test.ts',
            'tools/prove/journals/src/redis-journal.test.ts',
            'tools/prove/shared-store/src/*.test.ts',
            'tools/prove/runtimes/src/lasting/one-store.test.ts',
            'tools/prove/orders/src/kills/redis-kills.test.ts',
          ],
          ...withRedis(),
          setupFiles: ['tools/machine/redis-server/src/each-test-needs-redis.ts'],
        },
      },
      {
        ...fromSource,
        test: {
          ...inOneProcess,
          name: 'conformance',
          include: ['tools/prove/{conformance,workflows}/src/**/*.test.ts'],
          ...needs('curl'),
        },
      },
      {
        ...fromSource,
        test: {
          ...inOneProcess,
          name: 'docs',
          include: [
            'tools/prove/snippets/src/**/*.test.ts',
            'tools/make/samples/src/samples.test.ts',
            'examples/*/*.test.ts',
          ],
          ...withRedis('curl', 'Python 3', 'Go', 'PHP'),
        },
      },
      // Only these checks of the site load its script with the SDK and the sandbox: the others run again if a page changes,
      // and not if the SDK does.
      toSiteProject('programs', programChecks, []),
      toSiteProject('pages', ['*.test.ts'], programChecks),
      // These tests run the built command in separate processes and terminals, as users do.
      {
        ...fromSource,
        test: {
          ...patient,
          name: 'command-line',
          include: ['tools/prove/{command-line,orders/src/command}/**/*.test.ts'],
          ...needs('tmux', 'zsh', 'fish', 'BIND', 'ldns'),
        },
      },
      // Connections to real SFTP servers end or freeze at the requests of a publish.
      {
        ...fromSource,
        test: {
          ...patient,
          name: 'publish',
          include: ['tools/prove/publish/src/**/*.test.ts'],
          ...needs('sftp-server'),
        },
      },
      // These tests kill workers of the durable examples.
      {
        ...fromSource,
        test: {
          ...patient,
          name: 'durable',
          testTimeout: 600_000,
          include: ['tools/prove/durable/src/**/*.test.ts'],
          ...needs('redis-server', 'Python 3 with venv'),
        },
      },
      // ACME clients get certificates from a test authority, with records in the sandbox's zones.
      {
        ...fromSource,
        test: {
          ...patient,
          name: 'certificates',
          include: ['tools/prove/certificates/src/**/*.test.ts'],
          ...needs('certbot', 'dehydrated', 'lego', 'OpenSSL', 'Pebble'),
        },
      },
      {
        test: {
          ...inOneProcess,
          name: 'supply-chain',
          include: ['tools/prove/supply-chain/src/*.test.ts'],
          ...needs('Go 1.23 or later', 'Python 3 with venv'),
        },
      },
      // These tests start programs that measure their own memory and timers, or run on another Node. The cache of compiled
      // sources would change the memory.
      {
        test: {
          ...patient,
          name: 'processes',
          include: ['tools/prove/endurance/src/**/*.test.ts', 'tools/prove/runtimes/src/nodes.test.ts'],
        },
      },
      {
        test: {
          ...keepingCompiled,
          // Not all of `inOneProcess`: Node would get the condition `development`, under which @arethetypeswrong/core is
          // TypeScript that Node does not run.
          isolate: false,
          name: 'dist',
          // Node loads the built packages itself, because a bundler accepts imports that Node rejects.
          server: { deps: { external: [/\/packages\/[a-z]+\/dist\//] } },
          include: [
            'packages/*/dist.test.ts',
            'tools/*/{bench,bundle,hovers,packed,surface}/src/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
