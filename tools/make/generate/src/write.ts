// Writes the files of a module, such as `files.ts`. With --check it writes nothing, and fails if a committed file differs.
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Generated {
  /** The origin of the files, such as `the commands`. */
  readonly source: string
  /** Texts of the files, by their paths in the repository. */
  readonly files: Readonly<Record<string, string>>
}

const [module = '', flag] = process.argv.slice(2)
const { source, files } = (await import(pathToFileURL(resolve(module)).href)) as Generated
for (const [path, content] of Object.entries(files)) {
  const file = new URL(`../../../../${path}`, import.meta.url)
  if (flag !== '--check') {
    await writeFile(file, content)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
    console.error(`${path} differs from ${source}. Run \`npx pnpm generate\` and commit it.`)
    process.exitCode = 1
  }
}
