import { nothing } from '../resource/change.ts'
import { say, serverOf } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofVps } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import { stages } from '../resource/stages.ts'
import { never } from '../resource/unattended.ts'

/**
 * The power state of a VPS. A plan reads it after an operation in progress has ended, or 3 minutes later; an export
 * does not wait.
 */
export const power: Resource<'power'> = define((): Resource<'power'> => ({
  ...ofVps,
  ...byProperty,
  unattended: {
    operations: ['startVps'],
    creation: never,
    fields: {
      says: 'running, with --allow start, where it is stopped',
      onUpdate: true,
      allows: ({ before, after, isStartAllowed }) =>
        isStartAllowed && before === 'stopped' && after === 'running',
    },
  },
  ...alwaysThere,
  fields: (_, after, { address }) =>
    after === 'stopped' ? say('interrupts', `${serverOf(address)} (stops)`) : [],
  wantsAddress: true,
  initial: 'empty',
  listed: (vps) => listGiven(vps, ['power']),
  async compare({ address, server, uuid, found, account, wanted }) {
    // A new VPS is running once it has been set up.
    const current = found === undefined ? 'running' : wanted.power && (await account.settledPower(uuid))
    if (wanted.power === undefined || wanted.power === current) return nothing
    const obstacles =
      current === 'error' ? ['Its power state is error: look at it in the panel of the service.'] : []
    const change = {
      address: `${address}/power`,
      action: 'update',
      at: { kind: 'power', server },
      after: wanted.power,
      obstacles,
      notes: wanted.power === 'stopped' ? ['All that it serves ends until it is started.'] : [],
      ...(server === null && { before: 'running' }),
    } as const
    return { changes: [{ ...change, stage: stages.power, sequence: address }], unmanaged: [] }
  },
  async export({ uuid, account }) {
    const { status } = (await account.vps(uuid)).power
    return status === 'running' || status === 'stopped' ? { power: status } : {}
  },
  read: ({ uuid, account }) => account.settledPower(uuid),
  requests: ({ uuid }, target) => [
    toPlannedOperation(written(target) === 'running' ? 'startVps' : 'stopVps', { uuid }),
  ],
  // A start or stop that the API has accepted can take longer than an apply waits for it.
  isStep: (now) => now === 'processing',
}))
