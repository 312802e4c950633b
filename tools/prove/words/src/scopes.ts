import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Passage } from './passage.ts'
import { readMarkdown } from './read-markdown.ts'
import { readTypeScript } from './read-typescript.ts'
import { readYaml } from './read-yaml.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** Sources of the repository's prose. Each reads a repository, and fails if a pattern matches no file. */
export const scopes = {
  markdown: (root: string = repository): Passage[] =>
    readEach(
      root,
      ['*.md', '{.changeset,.github}/*.md', 'docs/**/*.md', '{packages/*,spec}/*.md', 'tools/**/*.md'],
      readMarkdown,
    ),
  description: (root: string = repository): Passage[] =>
    readEach(root, ['spec/{components,paths}/**/*.yaml', 'spec/openapi.yaml'], readYaml),
  code: (root: string = repository): Passage[] =>
    readEach(
      root,
      [
        'packages/*/src/**/*.ts',
        'tools/*/*/{src,program}/**/*.ts',
        'examples/*.ts',
        'spec/{rules,build,changes}/**/*.ts',
      ],
      (text, file) => readTypeScript(text, { file, line: 1, column: 1 }),
    ),
} satisfies Record<string, (root?: string) => Passage[]>

// Reports whether a file is copied, generated, in Japanese, or contains wrong words on purpose.
const isLeftOut = (file: string): boolean =>
  /(^|\/)(node_modules|dist|generated|released|\.cache|CHANGELOG\.md|LICENSE)(\/|$)|\.ja\.md$/.test(file) ||
  /^(packages\/types\/src\/openapi\.ts|tools\/prove\/words\/src\/.*\.test\.ts)$/.test(file)

function readEach(
  root: string,
  patterns: readonly string[],
  read: (text: string, file: string) => Passage[],
): Passage[] {
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root, exclude: (file) => /node_modules|\.cache/.test(file) })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !isLeftOut(file))
    if (found.length === 0) throw new Error(`No file matches ${pattern}.`)
    return found.toSorted()
  })
  return files.flatMap((file) => read(readFileSync(join(root, file), 'utf8'), file))
}
