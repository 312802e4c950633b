import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lintPassages } from './lint-passages.ts'
import { scopes } from './scopes.ts'

test.each(['markdown', 'description', 'code'] as const)('no replaced word is used: %s', async (scope) => {
  expect(await lintPassages(scopes[scope]())).toEqual([])
})

/** Creates a repository in which every pattern matches a file, including the given ones. */
function write(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const all = {
    'README.md': '',
    '.changeset/first.md': '',
    'docs/index.md': '',
    'spec/README.md': '',
    'tools/prove/README.md': '',
    'spec/openapi.yaml': '{}',
    'spec/paths/me.yaml': '{}',
    'packages/x/src/x.ts': '',
    'tools/prove/x/src/x.ts': '',
    'examples/x.ts': '',
    'spec/build/x.ts': '',
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

test('a wrong word in Markdown is found: in text, front matter, tables, and the comments of its code', async () => {
  const guide = `---
title: The answer
---

# What the \`answer\` is

| What | Meaning          |
| ---- | ---------------- |
| 429  | it was refused   |

\`\`\`ts
const answer = 1 // an answer
\`\`\`

\`\`\`sh
curl example.com # sent again
\`\`\`
`
  const root = write({ 'docs/guides/x.md': guide })
  expect(await lintPassages(scopes.markdown(root))).toEqual([
    'docs/guides/x.md:2:12  "answer": use "response"',
    'docs/guides/x.md:9:17  "refused": use "reject"',
    'docs/guides/x.md:12:24  "answer": use "response"',
    'docs/guides/x.md:16:20  "sent again": use "retry"',
  ])
})

test('a wrong word in the description is found where its text begins', async () => {
  const openapi = `info: { title: An answer, description: Its own. }
components: { schemas: { A: { properties: { description: { type: string } }, const: answer } } }
`
  const operation =
    'get:\n  summary: |-\n    A\n\n    refused request\n  x-enumDescriptions:\n    a: A field\n'
  const root = write({ 'spec/openapi.yaml': openapi, 'spec/paths/me.yaml': operation })
  expect(await lintPassages(scopes.description(root))).toEqual([
    'spec/paths/me.yaml:2:12  "refused": use "reject"',
    'spec/paths/me.yaml:7:8  "field": use "property"',
    'spec/openapi.yaml:1:16  "answer": use "response"',
  ])
})

test('a wrong word in a program is found: in a docstring, a comment and a message, and over the end of a line', async () => {
  const program = `/**
 * Makes an
 * answer, an \`answer\`.
 */
export function answer(refused: string) {
  // The body of
  // the request
  throw new Error(\`\${refused} was \\'refused\\' by \${answer} and sent again\`)
}
`
  const root = write({ 'packages/x/src/x.ts': program })
  expect(await lintPassages(scopes.code(root))).toEqual([
    'packages/x/src/x.ts:3:4  "answer": use "response"',
    'packages/x/src/x.ts:6:10  "body of the request": use "request body"',
    'packages/x/src/x.ts:8:37  "refused": use "reject"',
    'packages/x/src/x.ts:8:64  "sent again": use "retry"',
  ])
})

test.each(Object.keys(scopes) as (keyof typeof scopes)[])(
  'a scope without files is a mistake: %s',
  (scope) => {
    const empty = mkdtempSync(join(tmpdir(), 'words-'))
    onTestFinished(() => rmSync(empty, { recursive: true }))
    expect(() => scopes[scope](empty)).toThrow(/^No file matches /)
  },
)
