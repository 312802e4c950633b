import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rows } from './rows.ts'

const root = join(import.meta.dirname, '../../../..')

/** Lists the cells of the first table of a text that names a client's generator, without the heading. */
function readTable(text: string): string[][] {
  const lines = text.split('\n').filter((line) => /^\| .*`openapi(-3\.0)?\.json` +\|/.test(line))
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim()),
  )
}

test.each(['tools/prove/languages/README.md', 'docs/guides/languages.md', 'docs/guides/languages.ja.md'])(
  '%s lists every client with its language, generator, version and file',
  (path) => {
    const listed = rows.map(({ language, generator, version, artefact }) => [
      language,
      generator,
      version,
      `\`${artefact}\``,
    ])
    expect(readTable(readFileSync(join(root, path), 'utf8'))).toEqual(listed)
  },
)
