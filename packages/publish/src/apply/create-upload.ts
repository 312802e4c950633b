import type { LocalFile } from '../folder/local-file.ts'
import type { Put, WantedFile } from '../plan/publish-plan.ts'
import type { Connection } from '../remote/connect.ts'
import type { Sftp } from '../remote/sftp.ts'
import { createSender, pieceBytes, type Stop } from './create-sender.ts'
import { createLanes, fullLaneBytes, type Lane } from './lanes.ts'
import type { Upload } from './stage-files.ts'
import { uploadFile } from './upload-file.ts'

/** How many channels carry large files. OpenSSH allows ten on a connection. */
const mostLanes = 3

/**
 * Prepares to upload files of the folder. If large ones would fill a channel, they travel on several: a server lets only
 * so many bytes of a channel travel before it responds, so that one does not fill a line with a long round trip. Until
 * the others are open, and where the server allows none, all travel on the first.
 */
export function createUpload(
  { sftp, openChannel }: Pick<Connection, 'sftp' | 'openChannel'>,
  local: ReadonlyMap<string, LocalFile>,
  puts: readonly Put[],
): Upload {
  const stop: Stop = {}
  const toLane = (channel: Sftp): Lane => ({ sftp: channel, send: createSender(channel, stop) })
  const first = toLane(sftp)
  const lanes = createLanes()
  lanes.add(first)
  const large = puts.map(({ want }) => want).filter(isLarge)
  const bytes = large.reduce((sum, { size }) => sum + size, 0)
  const count = Math.min(mostLanes, large.length, Math.ceil(bytes / fullLaneBytes))
  for (let lane = 1; lane < count; lane += 1)
    void openChannel().then((channel) => channel && lanes.add(toLane(channel)))
  return ({ path, want }, place, attributes) => {
    const upload = async (lane: Lane): Promise<void> => {
      if (stop.failure !== undefined) throw stop.failure.error
      await uploadFile(lane.sftp, lane.send, local.get(path)!, place, attributes)
    }
    return isLarge(want) ? lanes.run(want.size, upload) : upload(first)
  }
}

function isLarge({ size }: WantedFile): boolean {
  return size > pieceBytes
}
