import { createVps, type PowerApi } from '@hostwright/vps'
import type { Client } from '@hostwright/common'
import type { Session } from '../session/session.ts'

/**
 * Starts, reboots or stops a VPS, waits unless `wait` is false, and returns the new power state, or `accepted` without
 * waiting.
 */
export async function changePower(
  session: Session,
  client: Client,
  id: string,
  { uuid, name, force, wait }: { uuid: string; name: string; force: boolean | undefined; wait: boolean },
): Promise<string> {
  const { power } = createVps(client).server(uuid)
  const { interrupted: signal } = session.system
  const pending = await send(power, id, { force, signal })
  if (!wait) return 'accepted'
  const progress = session.progress()
  const state = await pending.wait({ signal, onProgress: (state) => progress.update(`vps ${name}`, state) })
  progress.end()
  return state
}

function send(
  power: PowerApi,
  id: string,
  { force, signal }: { force: boolean | undefined; signal: AbortSignal },
): ReturnType<PowerApi['start' | 'stop' | 'reboot']> {
  if (id === 'startVps') return power.start({ signal })
  if (id === 'stopVps') return power.stop({ signal })
  return power.reboot({ signal, ...(force !== undefined && { force }) })
}
