import { say, serverOf } from '../resource/effects.ts'
import { byProperty, define, ofServer } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Action, written } from '../resource/resource.ts'
import { byPerson } from '../resource/unattended.ts'

/**
 * The reinstall of a VPS. Its state is the power state and the installation on the disk. If the VPS is running, or was
 * installed again after the plan was made, the state differs from the plan, and nothing is erased.
 */
export const reinstall: Action<'reinstall'> = define((): Action<'reinstall'> => ({
  ...ofServer,
  ...byProperty,
  unattended: byPerson,
  effect({ address }) {
    const server = serverOf(address)
    return [
      ...say('deletes', address, `${server} (all data on its disk)`),
      ...say('interrupts', `${server} (until it is installed)`),
    ]
  },
  wantsAddress: true,
  initial: 'empty',
  repeat: 'never',
  async read({ uuid, account }) {
    const [power, { image_id, installed_at }] = await Promise.all([
      account.settledPower(uuid),
      account.installation(uuid),
    ])
    return `${power}, ${image_id ?? 'unknown image'} of ${installed_at ?? 'unknown date'}`
  },
  requests: ({ uuid }, target) => [toPlannedOperation('reinstallVps', { uuid }, written(target))],
}))
