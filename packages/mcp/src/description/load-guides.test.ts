import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { guidesFolder, setUp } from '../testing/scene.ts'
import { loadGuides } from './load-guides.ts'

test('each guide has its sections, in names of their own', async () => {
  const sections = await loadGuides(guidesFolder)
  const names = sections.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['guide.ordering', 'guide.agents.what-can-go-wrong']))
  expect(names.filter((name) => /^guide\.(command-reference|own-store|works-with)/.test(name))).toEqual([])
  expect(sections.find(({ name }) => name === 'guide.agents')!.text).toContain(
    '- guide.agents.what-can-go-wrong',
  )
  for (const { name, title, text } of sections)
    expect({ name, isFilled: title !== '' && text.length > 20 }).toEqual({ name, isFilled: true })
})

test('an agent gets the guides in English only', async () => {
  const sections = await loadGuides(guidesFolder)
  expect(sections.filter(({ name, title }) => /\.ja\b|[ぁ-ん]/.test(name + title))).toEqual([])
})

test('describe returns every section of a guide whole, a long one in parts that name the next', async () => {
  const client = await (await setUp()).connect()
  const sections = (await loadGuides(guidesFolder)).filter(({ text }) => text.length > 6_000)
  expect(sections.length).toBeGreaterThan(0)
  for (const { name: first, text } of sections) {
    let whole = ''
    for (let name: string | undefined = first; name !== undefined;) {
      const { structuredContent } = await client.callTool({ name: 'describe', arguments: { name } })
      const part = (structuredContent as { text: string }).text
      name = / \(cut: describe (\S+) for more\)$/.exec(part)?.[1]
      whole += part.replace(/ \(cut: describe \S+ for more\)$/, '')
    }
    expect(whole).toBe(text)
  }
})

test('a part that a section of a guide does not have is an error', async () => {
  const client = await (await setUp()).connect()
  const args = { name: 'guide.ordering#9' }
  expect(await client.callTool({ name: 'describe', arguments: args })).toMatchObject({ isError: true })
})

test.each([
  ['what happens when an order gets no response', 'guide.ordering'],
  ['idempotency journal of orders', 'guide.ordering'],
  ['prune in a plan file', 'guide.plan'],
  ['rate limit 429', 'guide.rate-limits'],
])('search finds a guide for "%s", and describe returns its section', async (query, guide) => {
  const client = await (await setUp()).connect()
  const found = await client.callTool({ name: 'search', arguments: { query } })
  const { results } = found.structuredContent as { results: { name: string }[] }
  const hit = results.find(({ name }) => name.startsWith(guide))
  expect(results.map(({ name }) => name)).toContain(hit?.name)
  const { structuredContent } = await client.callTool({ name: 'describe', arguments: { name: hit!.name } })
  expect(structuredContent).toMatchObject({ name: hit!.name, text: expect.stringMatching(/.{20}/) })
  expect(countTokens(JSON.stringify(structuredContent))).toBeLessThan(1_600)
})
