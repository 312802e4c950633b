import { say, serverOf } from '../resource/effects.ts'
import { byProperty, define, ofServer } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Action, written } from '../resource/resource.ts'
import { byPerson } from '../resource/unattended.ts'

// The state that is read later does not show whether an action, such as a reboot, was done: a VPS is running before and
// after it. So the property `after` of an action's change only describes the action and is never compared.

/** The reboot of a VPS. Its state is the power state. */
export const reboot: Action<'reboot'> = define((): Action<'reboot'> => ({
  ...ofServer,
  ...byProperty,
  unattended: byPerson,
  effect(target) {
    const server = serverOf(target.address)
    const isCut = written(target) === 'rebooted, power cut'
    return [
      ...(isCut ? say('deletes', `${server} (data not yet on disk)`) : []),
      ...say('interrupts', `${server} (reboots)`),
    ]
  },
  wantsAddress: true,
  initial: 'empty',
  repeat: 'never',
  read: ({ uuid, account }) => account.settledPower(uuid),
  requests: ({ uuid }, target) => [
    toPlannedOperation('rebootVps', { uuid }, { force: written(target) === 'rebooted, power cut' }),
  ],
}))
