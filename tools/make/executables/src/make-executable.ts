import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fetchRuntime, compiler } from './runtime.ts'
import { run } from './run.ts'
import { findTarget, type Target, toFileName } from './targets.ts'

/** What is made, and where. */
export interface ExecutableOptions {
  /** The built command: `dist/command.js` of the package, in the repository or as it was installed. */
  readonly entry: string
  /** The folder of the file, and of the runtimes that are fetched. */
  readonly folder: string
  /** @default this machine */
  readonly target?: Target | undefined
}

/**
 * Makes the command a single file that needs nothing else: the modules that it loads and the runtime that runs them.
 * For this machine nothing is fetched. Returns the path of the file.
 */
export async function makeExecutable({
  entry,
  folder,
  target = findTarget(),
}: ExecutableOptions): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, toFileName(target))
  const isOwn = target === findTarget()
  const runtime = isOwn ? undefined : await fetchRuntime(target, join(folder, 'runtimes'))
  await run(
    compiler,
    [
      'build',
      '--compile',
      ...(runtime === undefined
        ? []
        : [`--target=${target.compileTarget}`, `--compile-executable-path=${runtime}`]),
      // Files of the folder in which somebody happens to be must not say which account is used, or run anything.
      '--no-compile-autoload-dotenv',
      '--no-compile-autoload-bunfig',
      `--outfile=${file}`,
      entry,
    ],
    { cwd: dirname(entry) },
  )
  return file
}
