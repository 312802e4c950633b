import { listBuilding, reinstallOf } from './vps-states.ts'
import type { Observer } from './observer.ts'

/** The reinstall status of a VPS that is being set up. */
export const reinstallStateOfNewVps: Observer<'reinstall-state-of-new-vps'> = {
  id: 'reinstall-state-of-new-vps',
  observe(readings) {
    for (const uuid of listBuilding(readings)) {
      const { status } = reinstallOf(readings, uuid) ?? {}
      if (status === 'configuring') return 'configuring until its first boot, then completed'
      if (status === 'completed') return 'completed'
    }
    return undefined
  },
}
