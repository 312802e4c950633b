import { createUpload } from '../apply/create-upload.ts'
import { walkFolder } from '../folder/walk-folder.ts'
import type { OpenPlace } from '../open-place.ts'
import type { PublishPlan } from '../plan/publish-plan.ts'
import { publishTo, type PublishRequest } from '../publish-to.ts'
import type { Sftp } from '../remote/sftp.ts'

/** Publishes a folder over requests that a test may interrupt, as a process of its own. */
export async function publishAt(
  place: OpenPlace,
  folder: string,
  sftp: Sftp,
  run: string,
  options: Partial<PublishRequest> = {},
): Promise<PublishPlan> {
  const local = await walkFolder(folder)
  const wanted = new Map(local.files.map((file) => [file.path, file]))
  const { home, root, source, publisher } = place
  return publishTo(
    {
      sftp,
      home,
      root,
      prepareUpload: (puts) => createUpload({ sftp, openChannel: place.openChannel }, wanted, puts),
      onStaged: () => undefined,
      readRoom: place.readRoom,
      visit: place.visit,
    },
    {
      wanted,
      isIgnored: local.isIgnored,
      adopt: [],
      keep: [],
      remove: undefined,
      takesOver: false,
      isUndo: false,
      isDryRun: false,
      source,
      publisher: publisher(),
      ...options,
    },
    { ...place.world, id: run },
  )
}
