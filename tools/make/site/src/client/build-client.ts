import { copyFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildProgram } from './build-program.ts'
import { fonts, renderFontFaces } from './fonts.ts'
import { minifyStyle } from './minify-style.ts'
import { inEnglish, jsx } from './jsx.ts'

/** The style sheets, and the files that each is made of. */
const styles = {
  site: ['colours', 'code-colours', 'site', 'frame', 'search'],
  page: [
    'text',
    'notices',
    'code',
    'block',
    'alternatives',
    'choice',
    'run',
    'pictures',
    'overview',
    'reference',
  ],
  // The page loads this when a program is first run.
  live: ['runner', 'account'],
  console: ['account', 'console'],
  japanese: ['japanese'],
}

const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, import.meta.url))

/**
 * Writes the scripts and styles of the pages. The scripts are classic ones: a browser loads no module from a disk.
 */
export async function buildClient(output: string): Promise<void> {
  for (const name of ['site', 'start', 'console', 'run']) {
    const entry = `${folder('browser')}${name}${name === 'console' ? '.tsx' : '.ts'}`
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      oxc: jsx,
      define: name === 'console' ? inEnglish : {},
      build: {
        outDir: output,
        emptyOutDir: false,
        lib: {
          entry,
          formats: ['iife'],
          name,
          fileName: () => `${name}.js`,
        },
      },
    })
  }
  await buildProgram(output)
  const theme = folder('../theme')
  for (const [name, parts] of Object.entries(styles)) {
    const texts = await Promise.all(parts.map((part) => minifyStyle(`${theme}${part}.css`)))
    const faces = name === 'site' ? [renderFontFaces()] : []
    writeFileSync(`${output}/${name}.css`, [...faces, ...texts].join('\n'))
  }
  for (const { family, name, file, licence } of fonts) {
    copyFileSync(file, `${output}/${name}`)
    copyFileSync(licence, `${output}/${family.replaceAll(' ', '-')}.LICENSE.txt`)
  }
  copyFileSync(`${theme}icon.svg`, `${output}/icon.svg`)
}
