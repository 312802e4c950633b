import { nothing } from '../resource/change.ts'
import { none } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofVps } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import { changeText, findVps } from '../resource/settings.ts'
import { never, whereEmpty } from '../resource/unattended.ts'

/** The memo of a VPS. */
export const vpsMemo: Resource<'vps_memo'> = define((): Resource<'vps_memo'> => ({
  ...ofVps,
  ...byProperty,
  unattended: { operations: ['updateVpsMemo'], creation: never, fields: whereEmpty },
  ...alwaysThere,
  fields: none,
  listed: (vps) => listGiven(vps, ['memo']),
  async compare(context) {
    const { found, wanted } = context
    const { memo } = wanted
    return memo === undefined || memo === (found?.memo ?? '') ? nothing : changeText(context, 'memo', memo)
  },
  export: async ({ found }) => ({ memo: found?.memo ?? '' }),
  read: async (where) => (await findVps(where))?.memo ?? '',
  requests: ({ uuid }, target) => [toPlannedOperation('updateVpsMemo', { uuid }, { memo: written(target) })],
}))
