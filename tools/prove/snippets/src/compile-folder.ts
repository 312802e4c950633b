import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { execa } from 'execa'

/** Compiles all TypeScript files of a folder of the repository, and returns the compiler's errors. */
export async function compileFolder(folder: string, types: readonly string[]): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const project = join(folder, 'tsconfig.json')
  const flags = { types, isolatedDeclarations: false, declaration: false, declarationMap: false }
  const config = { extends: '../../../../tsconfig.json', compilerOptions: flags, include: ['*.ts'] }
  writeFileSync(project, JSON.stringify(config))
  const args = [join(dirname(manifest), 'bin/tsc'), '-p', project]
  return (await execa(process.execPath, args, { all: true, reject: false })).all
}
