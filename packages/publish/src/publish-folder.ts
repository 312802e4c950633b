import type { Client } from '@hostwright/common'
import { createUpload } from './apply/create-upload.ts'
import { checkOptions } from './check-options.ts'
import { PublishError } from './errors/publish-error.ts'
import { toFolderError } from './folder/to-folder-error.ts'
import { walkFolder } from './folder/walk-folder.ts'
import { withPlace } from './open-place.ts'
import type { PublishOptions } from './publish-options.ts'
import { type PublishResult, toResult } from './publish-result.ts'
import { publishTo } from './publish-to.ts'
import { rejectReadOnly } from './reject-read-only.ts'
import { checkFiles } from './web/check-files.ts'

/**
 * Publishes a folder as a site, over SFTP: uploads what changed, and puts it in place so that no visitor sees half of
 * it. Files that others put on the server are changed only if `adopt` names them. After an error, or if the process
 * ends, the same call completes the publish; if nothing changed, it writes nothing.
 *
 * **Replaces and removes files of earlier publishes**; `undoPublish` puts the last ones back. Calls `GET` operations of
 * the hosting server (scope: read); with `enableSsh` or `fromAbroad` also
 * `PUT /v1/server/{servername}/ssh` (scope: write).
 *
 * @throws {ConfigError} for an option of another name or type, or `readOnly` if the client only reads; nothing was read
 * @throws {PublishError} if something has to be decided or fixed first; its `reason` says what
 * @throws {ApiError} the errors of the reads
 * @example
 * const { added, changed } = await publishFolder(client, {
 *   folder: 'dist',
 *   domain: 'example.com',
 *   privateKey: await readFile('id_ed25519', 'utf8'),
 *   hostKey: 'SHA256:…',
 * })
 */
export async function publishFolder(client: Client, options: PublishOptions): Promise<PublishResult> {
  checkOptions(options)
  const { folder, include, adopt = [], keep = [], remove, takeOver = false } = options
  const { dryRun = false, check = false } = options
  rejectReadOnly(client, dryRun)
  const local = await walkFolder(folder, { include }).catch((error: unknown) => {
    throw toFolderError(error) ?? error
  })
  const wanted = new Map(local.files.map((file) => [file.path, file]))
  return withPlace(
    client,
    options,
    async ({ sftp, openChannel, home, root, others, world, source, publisher, overdue, readRoom, visit }) => {
      rejectOtherSites([...wanted.keys()], others)
      let uploaded = 0
      const plan = await publishTo(
        {
          sftp,
          home,
          root,
          readRoom,
          visit,
          prepareUpload: (puts) => createUpload({ sftp, openChannel }, wanted, puts),
          onStaged({ path }) {
            uploaded += 1
            options.onProgress?.({ path, uploaded })
          },
        },
        {
          wanted,
          isIgnored: local.isIgnored,
          adopt,
          // Other sites may lie inside of this one.
          keep: [...keep, ...others.map((other) => `/${other}`)],
          remove,
          takesOver: takeOver,
          isUndo: false,
          isDryRun: dryRun,
          source,
          publisher: publisher(options.commit),
        },
        world,
      )
      const checked = check && !dryRun ? await checkFiles(local.files, plan, visit) : []
      return { ...toResult(plan, overdue, local.left), checked }
    },
  )
}

function rejectOtherSites(paths: readonly string[], others: readonly string[]): void {
  for (const other of others) {
    const path = paths.find((one) => one === other || one.startsWith(`${other}/`))
    if (path !== undefined)
      throw new PublishError(
        'conflict',
        `${path} lies in the folder of another site, ${other}: publish to that site.`,
        {
          paths: [path],
        },
      )
  }
}
