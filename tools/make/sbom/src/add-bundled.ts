/** Bill of materials, reduced to the members that this file reads; the others are kept unchanged. */
interface Bill {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } }
  readonly components: readonly object[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/**
 * Adds the libraries that are bundled into a package to its bill of materials. pnpm lists only installed dependencies.
 *
 * @param licences the text beside the bundle, in which each licence begins with a line such as `zod 4.6.7, MIT`
 */
export function addBundled(text: string, licences: string): string {
  const { metadata, components, dependencies, ...rest } = JSON.parse(text) as Bill
  const own = metadata.component['bom-ref']
  const added = [...licences.matchAll(/^(\S+) (\d+\.\S+), (\S+)$/gm)].map(([, name, version, id]) => {
    const purl = `pkg:npm/${name!.replace('@', '%40')}@${version}`
    return { type: 'library', name, version, 'bom-ref': purl, purl, licenses: [{ license: { id } }] }
  })
  const refs = added.map(({ purl }) => purl)
  return JSON.stringify({
    ...rest,
    metadata,
    components: [...components, ...added],
    dependencies: dependencies.map((entry) =>
      entry.ref === own ? { ...entry, dependsOn: [...(entry.dependsOn ?? []), ...refs] } : entry,
    ),
  })
}
