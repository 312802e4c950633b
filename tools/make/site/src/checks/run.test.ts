import { recordOutputs } from '@hostwright/snippets/record-outputs'
import { findSnippets } from '@hostwright/snippets'
import { beforeAll, describe, expect, test } from 'vitest'
import { isRunnable } from '../client/program/module-names.ts'
import { findForeign, openSite, type Origin } from './open-site.ts'
import { findBlocks, runBlock } from './run-block.ts'

const site = await openSite()
let inNode: ReadonlyMap<string, string>

const programs = findSnippets()
  .filter(({ name, code }) => /^docs\/(?!sdk\/)/.test(name) && isRunnable(code))
  .map(({ name, code }) => ({
    path: name.replace(/^docs\/(.*)\.md, \d+$/, '$1.html'),
    name,
    code: code.trimEnd(),
  }))
const isTest = (code: string): boolean => code.includes("from 'vitest'")

beforeAll(async () => {
  const plain = programs.filter(({ code }) => !isTest(code))
  const outputs = await recordOutputs(plain)
  inNode = new Map(plain.map(({ code }, index) => [code, outputs[index]!]))
}, 300_000)

const pages = Map.groupBy(programs, ({ path }) => path)

/** Replaces times and drops repeated lines: both differ from run to run. */
const toComparable = (output: string): string[] =>
  output
    .replaceAll(/\b\d{13}\b/g, '<time>')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line, index, lines) => line !== '' && line !== lines[index - 1])

/**
 * Returns the lines of one output that another lacks, whatever their order and their progress counts such as `3/5`.
 * Both depend on the time that passes when several operations run in parallel.
 */
function findMissing(expected: readonly string[], found: readonly string[]): string[] {
  const withoutCount = (line: string): string => line.replace(/^\d+\/\d+ /, '')
  const there = new Set(found.map(withoutCount))
  return expected.filter((line) => !there.has(withoutCount(line)))
}

test('there are programs on almost every guide', () => {
  expect(programs.length).toBeGreaterThan(40)
  expect(pages.size).toBeGreaterThan(12)
})

/** Pages that are also tested over HTTP. Only the loading of scripts and workers differs there, so two are enough. */
const served = ['index.html', 'guides/first-call.html']

describe.each<Origin>(['file', 'http'])('over %s', (origin) => {
  test.each(origin === 'file' ? [...pages.keys()] : served)(
    'each program of %s prints what it prints in Node, and sends nothing elsewhere',
    async (path) => {
      const { page, requests, problems } = await site.open(site.roots[origin] + path)
      const expected = pages.get(path)!
      const blocks = findBlocks(page)
      expect(await blocks.count()).toBe(expected.length)
      for (const [index, { name, code }] of expected.entries()) {
        const block = blocks.nth(index)
        expect((await block.locator('pre').first().textContent())!.trimEnd(), name).toBe(code)
        const { status, output } = await runBlock(block)
        expect(`${name}: ${status} ${output}`).toMatch(/: Ended after/)
        const lines = toComparable(output)
        if (isTest(code)) expect(lines.filter((line) => !line.startsWith('✓ '))).toEqual([])
        else if (code.includes('onProgress'))
          expect(findMissing(toComparable(inNode.get(code)!), lines)).toEqual([])
        else expect(lines, name).toEqual(toComparable(inNode.get(code)!))
      }
      const foreign = findForeign(requests, site.roots[origin])
      expect({ foreign, problems }).toEqual({ foreign: [], problems: [] })
    },
  )
})
