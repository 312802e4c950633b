import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'
import { toAscii, toTextScript } from './to-text-script.ts'

const file = (name: string): string => fileURLToPath(new URL(`program/${name}.ts`, import.meta.url))

/** Replacements for the Node modules that the folder journal imports. */
const alias = [
  { find: 'node:fs/promises', replacement: file('memory-files') },
  { find: /^node:(?:os|path|crypto|timers\/promises)$/, replacement: file('node-modules') },
]

// Programs see replaced globals such as `setTimeout`; the worker's own code keeps the platform's.
const replaced = ['setTimeout', 'clearTimeout', 'Date']
const ofPlatform = `const { ${replaced.join(', ')} } = `

/**
 * Keeps the names of the SDK's classes, which errors and printed objects show: minified, an `ApiError` is a `pK`. The
 * bundler's own option names every function too, which makes the script 5 % larger.
 */
const keepClassNames: Plugin = {
  name: 'keep-class-names',
  transform: (code, id) =>
    id.includes('/packages/')
      ? code.replaceAll(
          /^(?:var|(?:export )?class) (\w+)(?: = class)? extends \w+ \{/gm,
          "$& static name = '$1';",
        )
      : null,
}

/** Parts of the worker that few programs need, by name: reading them for every run takes a fifth of its time. */
const parts = { plan: file('plan-part'), tests: file('create-test-runner') }

/** Packages that the parts share with the worker, so that each class exists once. */
const ofWorker = /^@hostwright\/(?:common|hosting|vps)/

/**
 * Writes the script with the worker that runs programs: the published SDK and the sandbox. Its parts are strings in
 * it.
 */
export async function buildProgram(output: string): Promise<void> {
  const texts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(parts))
    texts[name] = await bundle(entry, `hostwright_${name}`, `${ofPlatform}hostwrightShared;`, ofWorker)
  const intro = `${ofPlatform}globalThis;const partTexts = ${JSON.stringify(texts)};`
  const code = await bundle(file('main'), 'program', intro, [])
  writeFileSync(`${output}/program.js`, toTextScript('hostwrightProgram', code))
}

/** Bundles a script whose exports become one global. Packages that are `external` are those of the worker. */
async function bundle(entry: string, name: string, intro: string, external: RegExp | []): Promise<string> {
  const code = await bundleScript(entry, name, {
    resolve: { alias },
    plugins: [keepClassNames],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2024',
      rolldownOptions: {
        external,
        output: { intro, globals: (id: string) => `hostwrightShared[${JSON.stringify(id)}]` },
      },
    },
  })
  return toAscii(code)
}
