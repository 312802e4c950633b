import { expect, test } from 'vitest'
import { readGlossary } from '../translation/read-glossary.ts'
import { areLinked, findCounterpartFaults, isStale } from './check-counterpart.ts'
import { readDigest, toDigest, withDigest } from './digest.ts'

const glossary = readGlossary()
const original = `---
title: Waiting
summary: How to wait.
---

# Waiting

Wait for at most 30 seconds with [\`wait()\`](sdk:waitFor).

## Twice

> [!NOTE]
> A poll is a request.

\`\`\`ts
await stop.wait() // stopped
\`\`\`

| call   | times |
| ------ | ----- |
| \`wait\` | two   |

- Once
`
const counterpart = withDigest(
  `---
title: 完了の待機
summary: 待ち方を説明します。
---

# 完了の待機

[\`wait()\`](sdk:waitFor) で最大30秒待ちます。

## 2回

> [!NOTE]
> ポーリングは1つのリクエストです。

\`\`\`ts
await stop.wait() // stopped
\`\`\`

| 呼び出し | 回数 |
| -------- | ---- |
| \`wait\`   | 2回  |

- 1回
`,
  original,
)
const find = (text: string): string => findCounterpartFaults(original, text, glossary).join('\n')

test('a faithful counterpart has no faults and is not stale', () => {
  expect(find(counterpart)).toBe('')
  expect(isStale(original, counterpart)).toBe(false)
})

test('a counterpart is stale when a word of its original changes, until it names the new digest', () => {
  const changed = original.replace('A poll', 'Each poll')
  expect(isStale(changed, counterpart)).toBe(true)
  const renewed = withDigest(counterpart, changed)
  expect(isStale(changed, renewed)).toBe(false)
  expect(renewed.split('\n').length).toBe(counterpart.split('\n').length)
})

test('a counterpart without a digest is stale', () => {
  expect(isStale(original, counterpart.replace(/^original: .*\n/m, ''))).toBe(true)
})

test('measurements of an original may change, and its counterpart may leave them out', () => {
  const measured = (text: string): string => `# Title\n\n<!-- runtimes -->\n${text}\n<!-- /runtimes -->\n`
  const own = withDigest('# 表題\n', measured('3 runs in 2.8 s'))
  expect(isStale(measured('4 runs in 2.6 s'), own)).toBe(false)
  expect(findCounterpartFaults(measured('4 runs'), own, glossary)).toEqual([])
})

test('the README holds the digest in a comment', () => {
  const readme = withDigest('# 表題\n', '# Title\n')
  expect(readme).toBe(`<!-- original: ${toDigest('# Title\n')} -->\n\n# 表題\n`)
  expect(readDigest(withDigest(readme, '# Other\n'))).toBe(toDigest('# Other\n'))
})

test('a README in Japanese leads to the heading of the English one, and not to another file', () => {
  const find = (link: string): string[] =>
    findCounterpartFaults('# A\n\n[b](#b)\n', `# 表題\n\n[詳細](${link})\n`, glossary)
  expect(find('README.md#b')).toEqual([])
  expect(find('OTHER.md#b').join()).toContain('link lost: #b')
})

test('a README without the link to the other language, in either of the two, is reported', () => {
  const [english, japanese] = ['# Title\n\n[日本語](README.ja.md)\n', '# 表題\n\n[English](README.md)\n']
  expect(areLinked(english, withDigest(japanese, english))).toBe(true)
  expect(areLinked('# Title\n', japanese)).toBe(false)
  expect(areLinked(english, withDigest('# 表題\n', english))).toBe(false)
})

test.each([
  [
    '// stopped',
    '// running',
    'block of code 1: await stop.wait() // stopped, then await stop.wait() // running',
  ],
  ['30秒', '60秒', 'number lost: 30'],
  ['最大30秒', '最大30秒（1分に90回）', 'number added: 90'],
  ['sdk:waitFor', 'sdk:waitUntil', 'link lost: sdk:waitFor'],
  ['`wait()`', '`waits()`', 'code lost: `wait()`'],
  ['[!NOTE]', '[!TIP]', 'notice lost: [!NOTE]'],
  ['## 2回', '### 2回', 'headings: '],
  ['\n- 1回', '', 'list lost: -'],
  ['| `wait`   | 2回  |\n', '', 'table lost: 4'],
  ['リクエストです', 'リクエストである', 'です or ます in every sentence'],
  ['最大30秒', '最大で30秒あなたが', 'no あなた'],
  ['リクエストです', '要望はこのAPIキーです', 'a space between Japanese and Latin letters or code'],
  ['リクエストです', 'サーバへの通信です', 'サーバ:'],
  ['1つのリクエスト', 'すべて—1つのリクエスト', 'no dash between sentences'],
  ['ポーリングは1つのリクエストです。', 'A poll is just one more request.', 'no English sentence'],
])('a counterpart with %s changed to %s is reported', (before, after, fault) => {
  expect(counterpart).toContain(before)
  expect(find(counterpart.replace(before, () => after))).toContain(fault)
})
