import { copyFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildLanguageService } from './build-language-service.ts'
import { buildProgram } from './build-program.ts'
import { bundleScript } from './bundle-script.ts'
import { fonts, renderFontFaces } from './fonts.ts'
import { minifyStyle } from './minify-style.ts'
import { inLanguage, jsx } from './jsx.ts'

/** The style sheets, and the files that each is made of. */
const styles = {
  site: 'colours code-colours base site frame search',
  page: 'text notices code block alternatives choice run diagrams overview reference',
  // The page loads this when a program is first run.
  live: 'runner account',
  console: 'account console',
  japanese: 'japanese',
}

interface Script {
  readonly name: string
  readonly source?: string
  readonly define?: Readonly<Record<string, string>>
  /** Modules that the script takes from the global of `run/code-mirror.ts`. */
  readonly external?: RegExp
}

const codeMirror = /^@codemirror\/(?:language|state|view)$/

/** The scripts; the console is heavy enough for a script in each language. */
const scripts: readonly Script[] = [
  { name: 'site' },
  { name: 'start' },
  { name: 'console', source: 'console.tsx', define: inLanguage('en') },
  { name: 'console.ja', source: 'console.tsx', define: inLanguage('ja') },
  { name: 'run' },
  { name: 'search' },
  { name: 'editor-types', external: codeMirror },
]

const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, import.meta.url))

/**
 * Writes the scripts and styles of the pages. The scripts are classic ones: a browser loads no module from a disk.
 */
export async function buildClient(output: string): Promise<void> {
  for (const { name, source = `${name}.ts`, define = {}, external = [] } of scripts) {
    const script = await bundleScript(folder('browser') + source, name.replaceAll(/[.-]/g, '_'), {
      oxc: jsx,
      define,
      build: { rolldownOptions: { external, output: { globals: () => 'hostwrightCodeMirror' } } },
    })
    writeFileSync(`${output}/${name}.js`, script)
  }
  await buildProgram(output)
  await buildLanguageService(output)
  const theme = folder('../theme')
  for (const [name, parts] of Object.entries(styles)) {
    const texts = await Promise.all(parts.split(' ').map((part) => minifyStyle(`${theme}${part}.css`)))
    const faces = name === 'site' ? [renderFontFaces()] : []
    writeFileSync(`${output}/${name}.css`, [...faces, ...texts].join('\n'))
  }
  for (const { family, name, file, licence } of fonts) {
    copyFileSync(file, `${output}/${name}`)
    copyFileSync(licence, `${output}/${family.replaceAll(' ', '-')}.LICENSE.txt`)
  }
  copyFileSync(`${theme}icon.svg`, `${output}/icon.svg`)
}
