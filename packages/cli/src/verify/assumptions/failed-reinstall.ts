import { listReinstalls, powerOf } from './vps-states.ts'
import type { Observer } from './observer.ts'

/** The power state after a reinstall that failed. */
export const failedReinstall: Observer<'failed-reinstall'> = {
  id: 'failed-reinstall',
  observe(readings) {
    const found = listReinstalls(readings).find(({ status }) => status === 'error')
    const power = found && powerOf(readings, found.uuid)
    if (power === 'stopped') return 'it is stopped, and can be reinstalled again'
    return power === 'error'
      ? 'its power state is error, and it can neither be started nor reinstalled'
      : undefined
  },
}
