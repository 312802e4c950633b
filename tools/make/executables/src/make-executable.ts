import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fetchRuntime, compiler } from './runtime.ts'
import { run } from './run.ts'
import { findTarget, type Target, toFileName } from './targets.ts'

/** The command to pack, and the destination of the file. */
export interface ExecutableOptions {
  /** Built command: `dist/command.js` of the package, in the repository or installed. */
  readonly entry: string
  /** Folder for the file and for downloaded runtimes. */
  readonly folder: string
  /** @default this machine */
  readonly target?: Target | undefined
}

/**
 * Packs the command into a single file: the modules that it loads and the runtime that runs them. Downloads a runtime
 * only for a target other than this machine. Returns the path of the file.
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
      // A `.env` or `bunfig.toml` in the user's current folder must not choose the account or run code.
      '--no-compile-autoload-dotenv',
      '--no-compile-autoload-bunfig',
      // The sandbox takes this library from those who want files over SFTP.
      '--external=ssh2',
      `--outfile=${file}`,
      entry,
    ],
    { cwd: dirname(entry) },
  )
  return file
}
