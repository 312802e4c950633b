import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { compareNamed } from './compare-named.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { toFullName, toSuffix } from './full-names.ts'
import { pickDifferences } from './pick-differences.ts'
import { readWordPressParts } from './wordpress-parts.ts'

/** The databases of a server, by suffix. The character set counts when one is created; no list has it. */
export const databases: ServerResource = {
  async compare(context) {
    const { address, servername, serverId, read, wanted } = context
    if (wanted.databases === undefined) return nothing
    const isPruned = wanted.prune?.includes('databases') === true
    const parts = isPruned ? await readWordPressParts(context) : undefined
    return compareNamed({
      address: `${address}/databases`,
      wanted: Object.entries(wanted.databases).map(([suffix, value]) => ({ name: suffix, value })),
      found: (await read.databases()).map((value) => ({ name: toSuffix(value.db_name), value })),
      isPruned,
      managedBy: ({ db_name }) => (parts?.hasDatabase(db_name) === true ? 'WordPress' : null),
      create: (at, suffix, value) =>
        toChange({
          ...at,
          action: 'create',
          after: value,
          operations: [toOperation('createDatabase', { servername }, { name_suffix: suffix, ...value })],
          stage: stages.site,
        }),
      update(at, _, value, { db_name, memo }) {
        const differences = pickDifferences(value, { memo }, ['memo'])
        if (differences === undefined) return []
        const body = { memo: differences.after.memo ?? '' }
        const operations = [toOperation('updateDatabase', { servername, db_name }, body)]
        return [toChange({ ...at, action: 'update', ...differences, operations, stage: stages.setting })]
      },
      remove: (at, { db_name, size_mb, memo }) =>
        toChange({
          ...at,
          action: 'delete',
          before: { db_name: toFullName(serverId, toSuffix(db_name)), size_mb, memo },
          operations: [toOperation('deleteDatabase', { servername, db_name })],
          stage: stages.shutSite,
        }),
    })
  },
  async export(context) {
    const parts = await readWordPressParts(context)
    const found = (await context.read.databases()).filter(({ db_name }) => !parts.hasDatabase(db_name))
    return { databases: Object.fromEntries(found.map(({ db_name, memo }) => [toSuffix(db_name), { memo }])) }
  },
}
