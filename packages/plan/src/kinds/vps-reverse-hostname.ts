import { nothing } from '../resource/change.ts'
import { toReverseHostname } from '../names/normal-form.ts'
import { none } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofVps } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import type { VpsWhere } from '../resource/where.ts'
import { changeText } from '../resource/settings.ts'
import { byPerson } from '../resource/unattended.ts'

/** The reverse hostname of a VPS. Upper and lower case are equal, also with a dot at the end. */
export const vpsReverseHostname: Resource<'vps_reverse_hostname'> = define(
  (): Resource<'vps_reverse_hostname'> => ({
    ...ofVps,
    ...byProperty,
    unattended: byPerson,
    ...alwaysThere,
    fields: none,
    listed: (vps) => listGiven(vps, ['reverse_hostname']),
    async compare(context) {
      const { found, wanted } = context
      const { reverse_hostname: after } = wanted
      if (after === undefined) return nothing
      const before = found && (await find(context))
      if (before !== null && before !== undefined && toPlain(before) === toPlain(after)) return nothing
      return changeText(context, 'reverse_hostname', toReverseHostname(after))
    },
    async export(context) {
      const reverse_hostname = await find(context)
      return reverse_hostname === null ? {} : { reverse_hostname }
    },
    read: async (where) => (await find(where)) ?? undefined,
    requests: ({ uuid }, target) => [
      toPlannedOperation('updateVpsReverseDns', { uuid }, { hostname: written(target) }),
    ],
    normal: (place) => (typeof place === 'string' ? toPlain(place) : place),
  }),
)

async function find({ account, uuid }: Pick<VpsWhere, 'account' | 'uuid'>): Promise<string | null> {
  return (await account.vps(uuid)).reverse_hostname
}

function toPlain(hostname: string): string {
  return toReverseHostname(hostname).toLowerCase().replace(/\.$/, '')
}
