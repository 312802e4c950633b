/** Bill of materials from pnpm, reduced to the members that this file reads; the others are kept unchanged. */
interface Bill {
  readonly serialNumber?: string
  readonly metadata: { readonly timestamp?: string }
  readonly components: readonly { readonly 'bom-ref': string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/**
 * Returns a bill of materials sorted, and without its time and random number. The same sources have to make the same
 * tarball, but pnpm lists components in a different order in each run.
 */
export function toRepeatable(text: string): string {
  const { serialNumber: _number, metadata, components, dependencies, ...rest } = JSON.parse(text) as Bill
  const { timestamp: _time, ...what } = metadata
  const bill = {
    ...rest,
    metadata: what,
    components: components.toSorted((one, other) => compare(one['bom-ref'], other['bom-ref'])),
    dependencies: dependencies
      .map((entry) => ({ ...entry, dependsOn: (entry.dependsOn ?? []).toSorted() }))
      .toSorted((one, other) => compare(one.ref, other.ref)),
  }
  return JSON.stringify(bill)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
