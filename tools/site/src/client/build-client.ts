import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, import.meta.url))

/**
 * Writes the scripts and styles of the pages. The scripts are classic ones: a browser loads no module from a disk.
 */
export async function buildClient(output: string): Promise<void> {
  for (const name of ['site', 'theme', 'console']) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: output,
        emptyOutDir: false,
        lib: {
          entry: `${folder('browser')}${name}.ts`,
          formats: ['iife'],
          name,
          fileName: () => `${name}.js`,
        },
      },
    })
  }
  const theme = folder('../theme')
  const styles = ['site', 'search', 'console', 'reference'].map((name) =>
    readFileSync(`${theme}${name}.css`, 'utf8'),
  )
  writeFileSync(`${output}/site.css`, styles.join('\n'))
  copyFileSync(`${theme}icon.svg`, `${output}/icon.svg`)
}
