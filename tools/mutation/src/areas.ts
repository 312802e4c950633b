/** A folder whose sources are mutated in one run, and the tests that have to notice. */
export interface Area {
  readonly folder: string
  readonly vitestConfig: string
}

const units = 'tools/mutation/vitest.config.ts'

/** The areas by their names, those that take the least time first. */
export const areas: Readonly<Record<string, Area>> = {
  waiting: { folder: 'packages/common/src/waiting', vitestConfig: units },
  pacing: { folder: 'packages/common/src/pacing', vitestConfig: units },
  'folder-journal': { folder: 'packages/common/src/folder-journal', vitestConfig: units },
  redis: { folder: 'packages/redis/src', vitestConfig: 'tools/mutation/vitest.redis.config.ts' },
  transport: { folder: 'packages/common/src/transport', vitestConfig: units },
  ordering: { folder: 'packages/common/src/ordering', vitestConfig: units },
}
