/** Members of a `package.json` that the configuration for JSR needs. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Configuration of a package for JSR. */
export interface JsrConfig {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly exports: Readonly<Record<string, string>>
  readonly imports: Readonly<Record<string, string>>
  readonly publish: { readonly exclude: readonly string[] }
}

/**
 * Derives the configuration for JSR from a `package.json`. JSR publishes sources, so the exports are the entry points from
 * which the package is built. Packages of this repository resolve each other in the workspace.
 */
export function toJsrConfig(manifest: Manifest, catalog: Readonly<Record<string, string>>): JsrConfig {
  const { name, version, license, exports, dependencies = {} } = manifest
  const entries = Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['@hostwright/source']
    return source === undefined ? [] : [[path, source] as const]
  })
  const imports = Object.entries(dependencies)
    .filter(([, range]) => range === 'catalog:')
    .map(([dependency]) => [dependency, `npm:${dependency}@${catalog[dependency]}`] as const)
  return {
    name,
    version,
    license,
    exports: Object.fromEntries(entries),
    imports: Object.fromEntries(imports),
    publish: { exclude: ['src/**/*.test.ts', 'src/**/*.test-d.ts', 'src/testing'] },
  }
}
