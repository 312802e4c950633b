import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findMethodExamples } from './find-method-examples.ts'

/** A TypeScript program in the documentation. */
export interface Snippet {
  /** File and number of the block, such as `packages/vps/README.md, 2`. */
  readonly name: string
  readonly code: string
}

export const root: string = fileURLToPath(new URL('../../../../', import.meta.url))

/** Finds every block of the guides that names a file, with the text of that file. */
export function findShownFiles(): { readonly name: string; readonly code: string; readonly file: string }[] {
  return listGuides().flatMap((guide) =>
    [...readFileSync(join(root, 'docs/guides', guide), 'utf8').matchAll(/^```ts (\S+)\n(.*?)^```/gms)].map(
      ([, path = '', code = '']) => ({
        name: `${guide} shows ${path}`,
        code,
        file: readFileSync(join(root, path), 'utf8'),
      }),
    ),
  )
}

/**
 * Finds every `ts` block of the READMEs and the documentation, the programs of `docs/sdk`, and every file of
 * `examples/`.
 */
export function findSnippets(): Snippet[] {
  const packages = globSync('packages/*/README.md', { cwd: root }).toSorted()
  const guides = listGuides().map((name) => `guides/${name}`)
  const docs = ['index.md', ...guides].map((name) => `docs/${name}`)
  const blocks = ['README.md', ...packages, ...docs].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(
      ([, code = ''], index) => {
        return { name: `${path}, ${index + 1}`, code }
      },
    ),
  )
  const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.ts'))
  return [
    ...blocks,
    ...findMethodExamples().map(({ area, method, code }) => ({
      name: `docs/sdk/${area}.md, ${method}`,
      code,
    })),
    ...examples.map((name) => ({
      name: `examples/${name}`,
      code: readFileSync(join(root, 'examples', name), 'utf8'),
    })),
  ]
}

/** Lists the guides in English: their counterparts have the same code. */
function listGuides(): string[] {
  return readdirSync(join(root, 'docs/guides')).filter((name) => !name.endsWith('.ja.md'))
}
