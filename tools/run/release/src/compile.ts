import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { strictestConsumer } from '@hostwright/prove/strictest-consumer'
import { findSnippets } from '@hostwright/snippets'
import { run } from '@hostwright/executables/run'

const require = createRequire(import.meta.url)

/** Compilers that a consumer may have, by their package names in this tool. */
const compilers = ['typescript5', 'typescript6', 'typescript']

/** Module resolutions that a consumer may use: Node's, and that of a bundler. */
const resolutions = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
]

/**
 * Compiles a program that imports every module, and the programs of the READMEs that need nothing else, with each
 * compiler. Returns the versions of the compilers.
 */
export async function compile(folder: string, modules: readonly string[]): Promise<string[]> {
  const everything = modules.map((name, index) => `export * as module${index} from '${name}'`).join('\n')
  const examples = findSnippets().filter(
    ({ name, code }) => name.includes('README.md') && needsOnlyOurs(code),
  )
  const files = [everything, ...examples.map(({ code }) => code)].map((code, index) => ({
    name: `consumer-${index}.ts`,
    code,
  }))
  for (const { name, code } of files) await writeFile(join(folder, name), code)
  const versions: string[] = []
  for (const compiler of compilers) {
    const manifest = require.resolve(`${compiler}/package.json`)
    versions.push((require(manifest) as { version: string }).version)
    for (const resolution of resolutions) {
      const project = {
        compilerOptions: { ...strictestConsumer, ...resolution },
        files: files.map(({ name }) => name),
      }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
      await run(process.execPath, [join(dirname(manifest), 'bin/tsc'), '-p', 'tsconfig.json'], {
        cwd: folder,
      })
    }
  }
  return versions
}

function needsOnlyOurs(code: string): boolean {
  return [...code.matchAll(/ from '([^']+)'/g)].every(([, name]) => name!.startsWith('@hostwright/'))
}
