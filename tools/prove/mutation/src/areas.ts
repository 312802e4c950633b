/**
 * A folder whose sources are mutated in one run. Only the tests next to them have to notice the mutants, not those of
 * their users.
 */
export interface Area {
  /** Folder of the sources, or a pattern such as `packages/sandbox/src/{logs,request}`. */
  readonly folder: string
  readonly tests: readonly string[]
  /**
   * Configuration with which vitest runs the tests. Without it, threads run them, over sources that are loaded once.
   */
  readonly vitestConfig?: string
  /** Percentage of mutants that have to be killed. Without it, all have to be, apart from those named as equivalent. */
  readonly leastKilled?: number
}

const common = 'packages/common/src'
const sandbox = 'packages/sandbox/src'
const units = 'tools/prove/mutation/vitest.config.ts'

/** Tests of the sandbox that cannot notice a mutant, or would take as long as all others together. */
const elsewhere = [
  // These run a child process or a bundle, whose code is not mutated.
  'command',
  'kill',
  'load-sqlite',
  'index',
  // This test compares the text of a source, which differs in a mutated copy.
  'assumption-choices',
  '*.property',
]

/** Areas by name, the fastest first. */
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
  // The sandbox has some thousand mutants; `sandbox/vps` is one of its folders.
  sandbox: {
    folder: sandbox,
    tests: [`${sandbox}/**/!(${elsewhere.join('|')}).test.ts`],
    leastKilled: 95,
  },
}

/**
 * Returns the area of this name. `sandbox/vps` is one folder of an area, `sandbox/{logs,vps}` two folders, with all of
 * its tests.
 */
export function findArea(name: string): Area {
  const [first = '', ...folders] = name.split('/')
  const area = areas[first]
  if (area === undefined) throw new Error(`There is no area ${first}: give ${Object.keys(areas).join(', ')}`)
  return folders.length === 0 ? area : { ...area, folder: [area.folder, ...folders].join('/') }
}
