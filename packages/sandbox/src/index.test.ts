import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'

const mostBytes = 120_000

// All functions of the platform that the sandbox uses.
const used = [
  'AbortSignal',
  'atob',
  'btoa',
  'clearTimeout',
  'crypto',
  'Headers',
  'performance',
  'ReadableStream',
  'Request',
  'Response',
  'setTimeout',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
] as const

let bundle: string

beforeAll(async () => {
  // Bundled for a browser, an import of a Node module is an error.
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'hostwright',
    platform: 'browser',
    conditions: ['@hostwright/source'],
    logLevel: 'silent',
  })
  bundle = outputFiles[0]!.text
})

test('the sandbox needs only the web platform, without evaluating code from text', async () => {
  const platform = Object.fromEntries(used.map((name) => [name, globalThis[name]]))
  const context = createContext(platform, { codeGeneration: { strings: false, wasm: false } })
  expect(() => runInContext('new Function("")', context)).toThrow(/Code generation/)
  runInContext(bundle, context)
  const program = `(async () => {
    const { fetch, baseUrl, apiKey, clock } = await hostwright.createSandbox({ speed: 0 })
    const headers = { Authorization: 'Bearer ' + apiKey, 'Content-Type': 'application/json' }
    const call = async (method, path, body) =>
      (await fetch(new Request(baseUrl + path, { method, headers, body: JSON.stringify(body) }))).status
    await clock.sleep(1000)
    return [
      await call('GET', '/v1/vps/servers'),
      await call('POST', '/v1/vps/servers', {}),
      await call('POST', '/v1/server/hw123456.example.jp/ssh/key', { generate: true }),
      await call('PUT', '/v1/server/hw123456.example.jp/memo', { memo: 'メモ' }),
      await call('POST', '/_sandbox/clock/advance', { minutes: 'x' }),
    ]
  })()`
  expect(await runInContext(program, context)).toEqual([200, 422, 200, 200, 422])
})

test('a page that loads it loads at most 120 kB', () => {
  // A server may compress each response by itself, at less than the best quality, which is thirty times slower.
  const bytes = brotliCompressSync(bundle, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
  // A bundle that is much smaller would not contain the sandbox.
  expect(bytes).toBeGreaterThan(mostBytes / 5)
  expect(bytes).toBeLessThanOrEqual(mostBytes)
})
