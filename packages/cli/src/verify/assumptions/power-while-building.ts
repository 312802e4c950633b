import { listBuilding, powerOf } from './vps-states.ts'
import type { Observer } from './observer.ts'

/** The power state of a VPS that is being set up. */
export const powerWhileBuilding: Observer<'power-while-building'> = {
  id: 'power-while-building',
  observe(readings) {
    for (const uuid of listBuilding(readings)) {
      const power = powerOf(readings, uuid)
      if (power === 'processing' || power === 'stopped' || power === 'running') return power
    }
    return undefined
  },
}
