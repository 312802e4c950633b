import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, import.meta.url))

/**
 * Writes the scripts and styles of the pages. The scripts are classic ones: a browser loads no module from a disk.
 */
export async function buildClient(output: string): Promise<void> {
  for (const name of ['site', 'theme']) {
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
  for (const name of ['site.css', 'icon.svg'])
    copyFileSync(`${folder('../theme')}${name}`, `${output}/${name}`)
}
