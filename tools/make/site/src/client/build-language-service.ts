import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minify } from 'vite'
import { bundleScript } from './bundle-script.ts'
import { collectDeclarations } from './language-service/collect-declarations.ts'
import { toAscii, toTextScript } from './to-text-script.ts'

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(name))

/**
 * Writes the script with the worker that knows the types of programs: the compiler, the declarations, and the questions
 * that the editor asks. A bundler would read and print the compiler, which is one file, in three times the seconds.
 */
export async function buildLanguageService(output: string): Promise<void> {
  const compiler = await minify('typescript.js', readFileSync(fileOf('typescript'), 'utf8'))
  const code = [
    compiler.code,
    `const declarations = ${JSON.stringify(collectDeclarations())}`,
    await bundleScript(fileURLToPath(new URL('language-service/main.ts', import.meta.url)), 'worker', {
      build: {
        target: 'es2024',
        rolldownOptions: { external: ['typescript'], output: { globals: { typescript: 'ts' } } },
      },
    }),
  ].join(';\n')
  writeFileSync(`${output}/language-service.js`, toTextScript('hostwrightLanguageService', toAscii(code)))
  copyFileSync(fileOf('typescript/LICENSE.txt'), `${output}/TypeScript.LICENSE.txt`)
}
