import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)

/** A text in English and its counterpart in Japanese, `NAME.ja.md` beside it. */
export interface Original {
  /** Path from the root of the repository. */
  readonly path: string
  readonly text: string
  /** Text of the counterpart; `undefined` if there is none. */
  readonly counterpart: string | undefined
}

/** Lists the texts that have to have a counterpart in Japanese: the guides, the READMEs, the home page and the glossary. */
export function listOriginals(): Original[] {
  return globSync(
    ['README.md', '{packages/*,spec}/README.md', 'docs/{index,glossary}.md', 'docs/guides/*.md'],
    {
      cwd: fileURLToPath(root),
    },
  )
    .filter((path) => !path.endsWith('.ja.md'))
    .toSorted()
    .map((path) => ({ path, text: read(path)!, counterpart: read(toCounterpart(path)) }))
}

/** Returns the path of the counterpart of a text. */
export function toCounterpart(path: string): string {
  return path.replace(/\.md$/, '.ja.md')
}

function read(path: string): string | undefined {
  const url = new URL(path, root)
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined
}
