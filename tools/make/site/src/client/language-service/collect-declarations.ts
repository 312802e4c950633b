import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { moduleNames } from '../program/module-names.ts'
import { libraries, options } from './compiler-options.ts'
import type { Declarations } from './messages.ts'
import { pageDeclarations, pagePath, pageSources } from './page-declarations.ts'

const root = fileURLToPath(new URL('../../../../../../', import.meta.url))
const here = fileURLToPath(import.meta.url)
const program = fileURLToPath(new URL('../program/', import.meta.url))
const librariesFolder = dirname(fileURLToPath(import.meta.resolve('typescript')))

/**
 * Collects the declarations of the packages that a program on a page can import, those that they import in turn, and
 * those of the language and of a worker. It follows the imports from file to file, so that no other file is among them.
 */
export function collectDeclarations(): Declarations {
  const files: Record<string, string> = { [pagePath]: pageDeclarations }
  const paths: Record<string, readonly [string]> = {}

  function addLibrary(name: string): void {
    const file = `lib.${name}.d.ts`
    if (`/${file}` in files) return
    const text = readFileSync(join(librariesFolder, file), 'utf8')
    files[`/${file}`] = text
    for (const { fileName } of ts.preProcessFile(text).libReferenceDirectives) addLibrary(fileName)
  }

  function addFile(path: string): string {
    const name = `/${relative(root, path)}`
    if (name in files) return name
    const text = readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
    files[name] = text
    for (const { fileName } of ts.preProcessFile(text).importedFiles) addModule(fileName, path)
    return name
  }

  function addModule(name: string, from: string): void {
    const { resolvedModule } = ts.resolveModuleName(name, from, options, ts.sys)
    if (resolvedModule === undefined)
      throw new Error(`The editor cannot know the types of ${name}, which ${relative(root, from)} imports.`)
    const file = addFile(resolvedModule.resolvedFileName)
    if (name.startsWith('.')) return
    const [known = file] = paths[name] ?? []
    if (known !== file) throw new Error(`The module ${name} is two files: ${known} and ${file}.`)
    paths[name] = [file]
  }

  for (const name of libraries) addLibrary(name)
  for (const [name, file] of Object.entries(pageSources)) paths[name] = [addFile(program + file)]
  const { importedFiles, ambientExternalModules: declared = [] } = ts.preProcessFile(pageDeclarations)
  for (const { fileName } of importedFiles) if (!(fileName in pageSources)) addModule(fileName, here)
  for (const name of moduleNames) if (!declared.includes(name) && !(name in paths)) addModule(name, here)
  return { files, paths }
}
