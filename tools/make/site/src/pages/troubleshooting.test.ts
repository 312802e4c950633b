import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (path: string): string =>
  readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')

test('each error code of the description has a section that says what happened and what to do', () => {
  const { 'x-extensible-enum': codes } = parse(read('spec/components/schemas/ErrorCode.yaml')) as {
    readonly 'x-extensible-enum': readonly string[]
  }
  const sections = read('docs/guides/troubleshooting.md').split(/^### /m).slice(1)
  expect(sections.map((section) => section.split('\n')[0])).toEqual(codes)
  for (const section of sections)
    expect(section).toMatch(/\*\*What happened:\*\* [\w`][\s\S]*\*\*What to do:\*\* [\w`]/)
})
