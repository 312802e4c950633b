import { listReinstalls, powerOf } from './vps-states.ts'
import type { Observer } from './observer.ts'

/** The power state of a VPS that is being reinstalled. */
export const powerWhileReinstalling: Observer<'power-while-reinstalling'> = {
  id: 'power-while-reinstalling',
  observe(readings) {
    const found = listReinstalls(readings).find(({ status }) => status === 'rebuilding')
    const power = found && powerOf(readings, found.uuid)
    if (power === 'processing') return 'processing'
    return power === 'stopped' ? ['stopped', 'stopped while it is rebuilding, then running'] : undefined
  },
}
