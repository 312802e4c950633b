import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Source } from '../pages/source.ts'
import { fixedPages } from '../shell/fixed-pages.ts'

const past = 'spec/CHANGELOG.md'

/**
 * The pages that tell what changed in the description, in English and Japanese: since the last release by comparing,
 * before that as it was written down. The changes themselves are in English on both.
 */
export function writeChangelogPages(version: string): Source[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['changes/changes.ts'], {
    cwd: 'spec',
    encoding: 'utf8',
  })
  if (status !== 0 && stdout === '') throw new Error(`The descriptions cannot be compared:\n${stderr}`)
  const isFirst = !existsSync('spec/released/openapi.json')
  const since = isFirst
    ? 'This is the first release: there is nothing before it to compare with.'
    : lowered(stdout)
  const before = existsSync(past) ? lowered(readFileSync(past, 'utf8')) : ''
  return [
    { page: fixedPages.changelog.en, text: renderEnglish(version, since, before) },
    { page: fixedPages.changelog.ja, text: renderJapanese(version, isFirst, since, before) },
  ]
}

function renderEnglish(version: string, since: string, before: string): string {
  return `# Changelog of the description

The description has version ${version}. What follows is found by comparing it with what was released last: what breaks
comes first, and every change names the operations that it affects. A change that breaks needs a new major version;
the build rejects anything else.

## In this version

${since}

${before}
`
}

function renderJapanese(version: string, isFirst: boolean, since: string, before: string): string {
  const changes = isFirst
    ? '最初のリリースのため、比較する対象がありません。'
    : `変更の内容は英語で書かれています。\n\n<div lang="en">\n\n${since}\n\n${before}\n\n</div>`
  return `# API 定義の変更履歴

API 定義のバージョンは ${version} です。次の内容は、最後にリリースした定義と比較して作成しています。互換性のない変更を先に、影響を受けるオペレーションとともに記載します。互換性のない変更には新しいメジャーバージョンが必要で、満たさない変更はビルドで拒否されます。

## このバージョンの変更

${changes}
`
}

/** The same text with its headings two levels lower. */
function lowered(markdown: string): string {
  return markdown.replaceAll(/^(#+) /gm, '##$1 ')
}
