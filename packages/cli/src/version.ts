/** The version of this package: that of the manifest beside the build, or of the one that a single file holds. */
export async function readVersion(): Promise<string> {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } })
  return manifest.version
}
