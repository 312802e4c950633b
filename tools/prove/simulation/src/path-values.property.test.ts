import { ConfigError, createClient } from '@hostwright/common'
import described from '@hostwright/openapi/operations.json' with { type: 'json' }
import { createSandbox } from '@hostwright/sandbox'
import { array, assert, asyncProperty, constantFrom, integer, oneof, string, tuple } from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'

type Send = (path: string, init: object) => Promise<unknown>

const crooked = [
  '',
  '.',
  '..',
  '%2e%2e',
  '../..',
  'a/b',
  'plans',
  'power',
  '?x=1',
  '#x',
  '%',
  '%2F',
  '\\',
  '@',
  ':',
  ';a=b',
  '{uuid}',
  '\uD800',
  '//example.com',
  ' ',
  '\n',
  '日本語',
  '0',
]
const value = oneof(
  constantFrom(...crooked),
  array(integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 20 }).map((codes) =>
    String.fromCodePoint(...codes),
  ),
  string({ maxLength: 20 }),
)

function isNoSegment(text: string): boolean {
  return ['', '.', '..'].includes(text) || !text.isWellFormed()
}

test('any path value reaches the intended operation unchanged, or nothing is sent', async () => {
  const sandbox = await createSandbox({ speed: 0, limits: false })
  onTestFinished(() => sandbox.close())
  const { baseUrl, apiKey, clock } = sandbox
  const sent: string[] = []
  const client = createClient({
    baseUrl,
    apiKey,
    retry: false,
    pacing: false,
    now: clock.now,
    sleep: clock.sleep,
    async fetch(request) {
      sent.push(new URL(request.url).pathname)
      return sandbox.fetch(request)
    },
  })
  const operations = described.filter(({ path }) => path.includes('{'))
  expect(operations.length).toBeGreaterThan(90)

  const property = asyncProperty(
    constantFrom(...operations),
    tuple(value, value),
    async (operation, values) => {
      const { method, path: template, operationId } = operation
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const path: Record<string, string> = {}
      for (const [index, name] of names.entries()) path[name] = values[index] ?? ''
      sent.length = 0
      const send = (client.api as unknown as Record<string, Send>)[method]!
      const body = method === 'GET' ? {} : { body: {} }
      const [outcome] = await Promise.allSettled([send(template, { params: { path }, ...body })])
      if (outcome.status === 'rejected' && outcome.reason instanceof ConfigError) {
        expect(Object.values(path).some(isNoSegment)).toBe(true)
        expect(sent).toEqual([])
        return
      }
      expect(sent).toHaveLength(1)
      const segments = template.split('/').map((segment) => path[segment.slice(1, -1)] ?? segment)
      expect(sent[0]!.split('/').map((segment) => decodeURIComponent(segment))).toEqual(segments)
      expect(sandbox.journal().requests.at(-1)).toMatchObject({ operationId, path: sent[0] })
    },
  )
  await assert(property, { numRuns: 1_000 })
})
