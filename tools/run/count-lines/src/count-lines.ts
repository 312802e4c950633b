import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installProgram } from '@hostwright/pinned-programs'
import type { CountedFile } from './to-rooms.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

// File types of programs and pages. Data and prose are not counted: a pinned version or a guide is not code.
const endings = 'ts,js,mjs,cjs,css,html,py,go,rs,java,kt,cs,php,rb'

const folders = ['examples', 'packages', 'spec', 'tools']

interface Language {
  readonly Files: readonly { readonly Location: string; readonly Code: number }[]
}

/** Counts the lines of code of each file that git does not ignore, without blanks and comments. Installs scc if necessary. */
export async function countLines(): Promise<CountedFile[]> {
  const scc = await installProgram('scc')
  const args = ['--by-file', '--format', 'json', '--include-ext', endings, ...folders]
  const report = JSON.parse(run(scc, args)) as Language[]
  // scc also counts ignored files: it applies a `.gitignore` only inside the folders that it is given.
  const ours = new Set(
    run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders]).split('\n'),
  )
  return report
    .flatMap(({ Files }) => Files)
    .map(({ Location, Code }) => ({ path: Location.replaceAll('\\', '/'), lines: Code }))
    .filter(({ path }) => ours.has(path))
}

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 })
}
