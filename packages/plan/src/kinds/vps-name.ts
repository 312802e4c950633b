import { nothing } from '../resource/change.ts'
import { none } from '../resource/effects.ts'
import { byProperty, impossible, listGiven, nothingAlong, ofVps } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import { changeText, findVps } from '../resource/vps-text.ts'

/** The name of a VPS. */
export const vpsName: Resource<'vps_name'> = {
  ...ofVps,
  ...byProperty,
  creation: impossible,
  fields: none,
  deletion: impossible,
  initial: 'service',
  prune: 'never',
  along: nothingAlong,
  listed: (vps) => listGiven(vps, ['name']),
  async compare(context) {
    const { found, wanted } = context
    const { name } = wanted
    return name === undefined || name === found?.name ? nothing : changeText(context, 'name', name)
  },
  export: async () => ({}),
  read: async (where) => (await findVps(where))?.name,
  requests: ({ uuid }, target) => [toPlannedOperation('updateVpsName', { uuid }, { name: written(target) })],
}
