/** A folder whose sources are mutated in one run, and the tests that have to notice: those next to it, not every user of it. */
export interface Area {
  /** May be a pattern: `packages/sandbox/src/{logs,request}`. */
  readonly folder: string
  readonly tests: readonly string[]
  /** How vitest runs them; without it they are run in threads, over sources that are loaded once. */
  readonly vitestConfig?: string
  /** How many of a hundred mutants have to be killed, at least; without it all that are not named as equivalent. */
  readonly leastKilled?: number
}

const common = 'packages/common/src'
const sandbox = 'packages/sandbox/src'
const units = 'tools/prove/mutation/vitest.config.ts'

/** Tests of the sandbox that cannot notice a mutant, or would take as long as all others. */
const elsewhere = [
  // A child process, and what a bundler makes, run what is not mutated.
  'command',
  'kill',
  'load-sqlite',
  'index',
  // It compares the text of a source, which a mutated copy has otherwise.
  'assumption-choices',
  '*.property',
]

/** The areas by their names, those that take the least time first. */
export const areas: Readonly<Record<string, Area>> = {
  waiting: {
    folder: `${common}/waiting`,
    tests: [`${common}/waiting/*.test.ts`],
    vitestConfig: units,
  },
  platform: {
    folder: `${common}/platform`,
    tests: [`${common}/{platform,waiting,transport}/*.test.ts`],
    vitestConfig: units,
  },
  'folder-journal': {
    folder: `${common}/folder-journal`,
    tests: [
      `${common}/folder-journal/*.test.ts`,
      'tools/prove/journals/src/{folder-without-links,journals}.test.ts',
    ],
    vitestConfig: units,
  },
  redis: {
    folder: 'packages/redis/src',
    tests: ['packages/redis/src/*.test.ts', 'tools/prove/journals/src/redis-journal.test.ts'],
    vitestConfig: 'tools/prove/mutation/vitest.redis.config.ts',
  },
  pacing: {
    folder: `${common}/pacing`,
    tests: [`${common}/pacing/*.test.ts`, `${common}/transport/{deadline,with-pacing}.test.ts`],
    vitestConfig: units,
  },
  transport: {
    folder: `${common}/transport`,
    tests: [
      `${common}/transport/*.test.ts`,
      `${common}/{client/client,client/redaction.property,api/create-fetch}.test.ts`,
    ],
    vitestConfig: units,
  },
  journal: {
    folder: `${common}/journal`,
    tests: [
      `${common}/{journal,ordering,folder-journal}/**/*.test.ts`,
      'tools/prove/journals/src/journals.test.ts',
    ],
    vitestConfig: units,
  },
  ordering: {
    folder: `${common}/ordering`,
    tests: [
      `${common}/ordering/**/*.test.ts`,
      'packages/{hosting,vps}/src/orders*.test.ts',
      'tools/prove/journals/src/journals.test.ts',
    ],
    vitestConfig: units,
  },
  hosting: {
    folder: 'packages/hosting/src',
    tests: ['packages/hosting/src/*.test.ts'],
    vitestConfig: units,
    leastKilled: 95,
  },
  vps: {
    folder: 'packages/vps/src',
    tests: ['packages/vps/src/*.test.ts'],
    vitestConfig: units,
    leastKilled: 95,
  },
  // Some thousands: `sandbox/vps` is a room of it.
  sandbox: {
    folder: sandbox,
    tests: [`${sandbox}/**/!(${elsewhere.join('|')}).test.ts`],
    leastKilled: 95,
  },
}

/** The area of this name; `sandbox/vps` is a folder of one, `sandbox/{logs,vps}` two of them, with all of its tests. */
export function findArea(name: string): Area {
  const [first = '', ...folders] = name.split('/')
  const area = areas[first]
  if (area === undefined) throw new Error(`There is no area ${first}: give ${Object.keys(areas).join(', ')}`)
  return folders.length === 0 ? area : { ...area, folder: [area.folder, ...folders].join('/') }
}
