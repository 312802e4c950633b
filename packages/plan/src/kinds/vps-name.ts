import { nothing } from '../resource/change.ts'
import { none } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofVps } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import { changeText, findVps } from '../resource/settings.ts'
import { byPerson } from '../resource/unattended.ts'

/** The name of a VPS. */
export const vpsName: Resource<'vps_name'> = define((): Resource<'vps_name'> => ({
  ...ofVps,
  ...byProperty,
  unattended: byPerson,
  ...alwaysThere,
  fields: none,
  listed: (vps) => listGiven(vps, ['name']),
  async compare(context) {
    const { found, wanted } = context
    const { name } = wanted
    return name === undefined || name === found?.name ? nothing : changeText(context, 'name', name)
  },
  export: async () => ({}),
  read: async (where) => (await findVps(where))?.name,
  requests: ({ uuid }, target) => [toPlannedOperation('updateVpsName', { uuid }, { name: written(target) })],
}))
