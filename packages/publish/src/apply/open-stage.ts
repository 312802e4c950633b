import type { PlanInput } from '../plan/plan-input.ts'
import { probeName } from '../plan/probe-name.ts'
import type { RemoteEntry } from '../remote/sftp.ts'
import { probePlace } from './probe-place.ts'
import type { Site } from './site.ts'

/** Returns the files that are staged already. Before a first publish, checks that they can be renamed into the site. */
export async function openStage(
  site: Site,
  { manifest, listing }: Pick<PlanInput, 'manifest' | 'listing'>,
): Promise<ReadonlyMap<string, RemoteEntry>> {
  const needsProbe = manifest.files.size === 0 || listing.top.includes(probeName)
  const [there] = await Promise.all([
    site.sftp.list(site.paths.stage),
    needsProbe ? probePlace(site) : undefined,
  ])
  return there ?? new Map()
}
