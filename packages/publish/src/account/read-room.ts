import { ApiError } from '@hostwright/common'
import type { Site } from '@hostwright/hosting'
import type { Room } from '../plan/room.ts'

/**
 * Reads how much room the contract has. The file system of the server shows that of the whole machine, so only the API
 * knows. Where the key may not read it, nothing is known.
 */
export async function readRoom(server: Site, signal?: AbortSignal): Promise<Room> {
  const usage = await server.usage({ signal }).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
  if (usage === undefined) return {}
  const { quota_gb, used_gb, file_limit, file_count } = usage.disk
  return {
    ...(quota_gb > 0 && { bytes: (quota_gb - used_gb) * 1_000_000_000 }),
    ...(file_limit > 0 && { files: file_limit - file_count }),
  }
}
