/**
 * Returns the version of this package, from the manifest next to the build, or from the manifest inside a single-file
 * executable.
 */
export async function readVersion(): Promise<string> {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } })
  return manifest.version
}
