import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { MadePage } from '../pages/write-pages.ts'
import { changelog } from '../shell/navigation.ts'

const past = 'spec/CHANGELOG.md'

/** The page that tells what changed in the description: since the last release by comparing, before that as it was written down. */
export function writeChangelogPage(version: string): MadePage {
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
  const content = `# Changelog of the description

The description has version ${version}. What follows is found by comparing it with what was released last: what breaks
comes first, and every change names the operations that it affects. A change that breaks needs a new major version;
the build rejects anything else.

## In this version

${since}

${before}
`
  const { title, summary } = changelog
  return { stem: 'changelog', title, summary, content }
}

/** The same text with its headings two levels lower. */
function lowered(markdown: string): string {
  return markdown.replaceAll(/^(#+) /gm, '##$1 ')
}
