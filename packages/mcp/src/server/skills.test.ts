import { readdirSync, readFileSync } from 'node:fs'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { setUp } from '../testing/scene.ts'

const folder = new URL('../../skills/', import.meta.url)
const skills = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(`${name}/SKILL.md`, folder), 'utf8'),
}))

test.each(skills)('the skill $name is short, and named as its folder', ({ name, text }) => {
  expect(text).toMatch(new RegExp(`^---\nname: ${name}\ndescription: .{40,1000}\n---\n`))
  expect(countTokens(text)).toBeLessThanOrEqual(800)
})

test.each(skills)('every call that the skill $name shows succeeds', async ({ text }) => {
  const { connect, writes } = await setUp()
  const client = await connect('--allow write --spend 25000')
  const calls = [...text.matchAll(/```json\n([\s\S]+?)```/g)].map(
    ([, json]) => JSON.parse(json!) as { tool: string; arguments: Record<string, unknown> },
  )
  expect(calls.length).toBeGreaterThan(3)
  for (const { tool, arguments: given } of calls) {
    const { isError, content } = await client.callTool({ name: tool, arguments: given })
    expect({ tool, isError: isError ?? false, content }).toMatchObject({ tool, isError: false })
  }
  expect(writes()).toEqual([])
})

test('the listing for registries names the package as its manifest does', () => {
  const read = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as Record<string, unknown>
  const manifest = read('package.json')
  expect(read('server.json')).toMatchObject({
    name: manifest['mcpName'],
    version: manifest['version'],
    packages: [{ identifier: manifest['name'], version: manifest['version'] }],
  })
})
