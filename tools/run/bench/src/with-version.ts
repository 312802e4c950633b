import { buildVersion, type BuiltVersion } from './build-version.ts'

/** Runs a benchmark, with the built sandbox of a commit beside today's if one is given. */
export async function withVersion(
  commit: string | undefined,
  bench: (versions: Readonly<Record<string, BuiltVersion>>) => Promise<void>,
): Promise<void> {
  if (commit === undefined) return bench({})
  const version = buildVersion(commit)
  try {
    await bench({ [commit]: version })
  } finally {
    version.remove()
  }
}
