import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { collectLicences } from './collect-licences.ts'
import { type BundledFiles, withLibrary } from './with-library.ts'

// Packages that are bundled with their libraries and minified: MCP hosts start this command often, so it has to start
// fast.
const bundled = new Set(['@hostwright/mcp'])

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | EntryPoint>>
  readonly bin?: Readonly<Record<string, string>>
}

/** Entry point of a package: its source file, and the built file that users import. */
interface EntryPoint {
  readonly '@hostwright/source': string
  readonly default: string
}

// Without this plugin, the bundler would print the minified checks with spaces again, and map every token of them.
const generatedChecks: Plugin = {
  name: 'generated-checks',
  setup({ initialOptions: { absWorkingDir = '' }, onResolve }) {
    onResolve({ filter: /\/generated\/[\w-]+-checks\.js$/ }, async ({ path }) => {
      const file = path.slice(path.indexOf('generated/'))
      await cp(join(absWorkingDir, 'src', file), join(absWorkingDir, 'dist', file))
      return { path: `./${file}`, external: true, sideEffects: false }
    })
  },
}

// Lists of texts, through which nobody steps. The map of a module of them alone would be an eighth of it.
const tables = /^src\/(?:language\/texts|operations\/generated)\//

/**
 * Writes `dist` of the package into an empty folder: one module for each entry point of its manifest, because Node
 * takes longer to find and link a hundred modules than to run them. Code that two entry points need is in a chunk, so
 * that a class exists once; lazily imported code has its own file. The dependencies of the manifest stay imports; any
 * other package is bundled, with its licence in a file beside it. Only generated checks are minified, and the source
 * maps refer to the published sources. A package with a command stays split into many modules, because each command
 * loads few of them.
 */
export async function bundlePackage(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, exports, bin = {}, dependencies, peerDependencies } = manifest
  const imported = [name, ...Object.keys({ ...dependencies, ...peerDependencies })]
  const isBundling = bundled.has(name)
  const entryPoints = Object.values(exports)
    .filter((target) => typeof target !== 'string')
    .map((entry) => ({
      in: entry['@hostwright/source'],
      out: toName(entry.default),
    }))
  const commands = Object.values(bin).map((path) => ({ in: `src/${toName(path)}.ts`, out: toName(path) }))
  const libraryFiles: BundledFiles = []
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...entryPoints, ...commands],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    metafile: true,
    // A release raises the version after the build, so the version is read at run time.
    external: ['../package.json', 'node:*', ...imported],
    platform: commands.length > 0 ? 'node' : 'neutral',
    format: 'esm',
    target: 'es2024',
    // Node rejects JSON imports without their attribute. The attribute is newer than the target, so the bundler would
    // drop it.
    supported: { 'import-attributes': true },
    charset: 'utf8',
    plugins: [generatedChecks, withLibrary('ssh2', libraryFiles)],
    tsconfig: 'tsconfig.build.json',
    // A map of bundled libraries would lead to files that the package does not hold.
    sourcemap: !isBundling,
    minify: isBundling,
    sourcesContent: false,
    logLevel: 'warning',
  })
  for (const [path, { inputs }] of Object.entries(metafile.outputs))
    if (path.endsWith('.js') && Object.keys(inputs).every((input) => tables.test(input)))
      await dropMap(join(folder, path))
  const licences = await collectLicences(folder, [...Object.keys(metafile.inputs), ...libraryFiles])
  if (licences !== '') await writeFile(join(folder, 'dist/bundled-licences.txt'), licences)
}

async function dropMap(module: string): Promise<void> {
  const code = await readFile(module, 'utf8')
  await writeFile(module, code.replace(/^\/\/# sourceMappingURL=.*$/m, ''))
  await rm(`${module}.map`, { force: true })
}

function toName(path: string): string {
  return path.replace(/^\.\/dist\/(.*)\.js$/, '$1')
}
