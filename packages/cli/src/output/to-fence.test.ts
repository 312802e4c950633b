import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { toFence } from './to-fence.ts'

test('nothing in a text ends its block, and no invisible character remains', () => {
  const unit = constantFrom('`', '~', '\n', 'a', ' ', '\u001B', '\r', '\u202E', '日', '```', '\n```\n', '<')
  assert(
    property(string({ unit, maxLength: 60 }), (text) => {
      const [first = '', ...lines] = toFence(text, 'diff').trimEnd().split('\n')
      const fence = first.replace('diff', '')
      expect(fence).toMatch(/^`{3,}$/)
      expect(lines.at(-1)).toBe(fence)
      // A line of at least as many backticks would end the block.
      expect(lines.slice(0, -1).filter((line) => line.includes(fence))).toEqual([])
      expect(lines.join('')).not.toMatch(/\p{Cc}|\u202E/u)
    }),
    { numRuns: 1_000 },
  )
})

test('a long text keeps its beginning and its end, and is at most 60,000 characters long', () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `+ hosting/host-${index}.example.org`)
  const text = toFence(`${lines.join('\n')}\nDigest 3f9c2a71b04e\n`, 'diff')
  expect(text.length).toBeLessThanOrEqual(60_000)
  expect(text).toMatch(
    /^```diff\n\+ hosting\/host-0\.[^]*\n… lines are left out here[^]*Digest 3f9c2a71b04e\n```\n$/,
  )
  for (const line of text.split('\n').slice(1, -4))
    expect([...lines, '… lines are left out here: --json has them all …']).toContain(line)
})

test.each(['`'.repeat(70_000), 'x'.repeat(70_000)])('a text of one long line fits too', (text) => {
  const block = toFence(text, '')
  expect(block.length).toBeLessThanOrEqual(60_000)
  expect(block).toMatch(/^(`{3,})\n[^]*\n\1\n$/)
})
