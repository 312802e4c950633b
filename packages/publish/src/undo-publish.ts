import type { Client } from '@hostwright/common'
import { checkOptions } from './check-options.ts'
import { PublishError } from './errors/publish-error.ts'
import { readManifest } from './manifest/read-state.ts'
import { type StatePaths, toStatePaths, toStoredName } from './manifest/state-paths.ts'
import { type OpenPlace, withPlace } from './open-place.ts'
import type { WantedFile } from './plan/publish-plan.ts'
import type { PublishOptions, SiteOptions } from './publish-options.ts'
import { type PublishResult, toResult } from './publish-result.ts'
import { publishTo } from './publish-to.ts'
import { rejectReadOnly } from './reject-read-only.ts'
import type { FileAttributes } from './remote/sftp.ts'

/**
 * Puts the site back as it was before the last publish of this source. The files are still on the server, so nothing
 * is uploaded. Called again, it puts the undone publish back. Files that others have changed since are not touched:
 * they stop it. With `dryRun`, it only reports what would change.
 *
 * **Replaces and removes files of the last publish.** Calls `GET` operations of the hosting server (scope: read); with
 * `enableSsh` or `fromAbroad` also `PUT /v1/server/{servername}/ssh` (scope: write).
 *
 * @throws {ConfigError} for an option of another name or type, or `readOnly` if the client only reads; nothing was read
 * @throws {PublishError} `no-such-publish` if this source has not published here, `conflict`
 */
export async function undoPublish(
  client: Client,
  options: SiteOptions & Pick<PublishOptions, 'dryRun'>,
): Promise<PublishResult> {
  checkOptions(options)
  rejectReadOnly(client, options.dryRun)
  return withPlace(client, options, async (place) =>
    toResult(await undoAt(place, options.dryRun), place.overdue, []),
  )
}

/** Puts the last publish at a place back. */
export async function undoAt(
  { sftp, home, root, world, source, publisher, visit }: OpenPlace,
  isDryRun = false,
): ReturnType<typeof publishTo> {
  const paths = toStatePaths(home, root, source)
  const { undo } = await readManifest(sftp, paths)
  if (undo === undefined)
    throw new PublishError(
      'no-such-publish',
      'This source has not published here, so there is nothing to put back.',
    )
  const wanted = new Map([...undo].map(([path, file]): [string, WantedFile] => [path, { ...file, path }]))
  return publishTo(
    {
      sftp,
      home,
      root,
      prepareUpload:
        () =>
        ({ want }, place, attributes) =>
          linkKept(sftp, paths, want, place, attributes),
      onStaged: () => undefined,
      // The files are on the server already, so they need no room.
      readRoom: async () => ({}),
      visit,
    },
    {
      wanted,
      isIgnored: () => false,
      adopt: [],
      keep: [],
      remove: undefined,
      takesOver: false,
      isUndo: true,
      isDryRun,
      source,
      publisher: publisher(),
    },
    world,
  )
}

/** Stages a kept file under a second name. */
async function linkKept(
  sftp: OpenPlace['sftp'],
  { kept }: StatePaths,
  { path, hash }: WantedFile,
  place: string,
  attributes: FileAttributes,
): Promise<void> {
  await sftp.link(`${kept}/${toStoredName(path, hash)}`, place)
  await sftp.setAttributes(place, attributes)
}
