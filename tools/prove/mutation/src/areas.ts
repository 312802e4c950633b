import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * A folder whose sources are mutated in one run. Only the tests next to them have to notice the mutants, not those of
 * their users.
 */
export interface Area {
  /** Folder of the sources, or a pattern such as `packages/orders/src/{flow,wire}`. */
  readonly folder: string
  readonly tests: readonly string[]
  /** Configuration with which vitest runs the tests. @default tools/prove/mutation/vitest.config.ts */
  readonly vitestConfig?: string
  /** Percentage of mutants that have to be killed. Without it, all have to be, apart from those named as equivalent. */
  readonly leastKilled?: number
}

const text = readFileSync(new URL('../areas.yaml', import.meta.url), 'utf8')

/** Areas by name, the fastest first. */
export const { areas } = parse(text) as { readonly areas: Readonly<Record<string, Area>> }

/**
 * Returns the area of this name. `orders/wire` is one folder of an area, `orders/{flow,wire}` two folders, with all of
 * its tests.
 */
export function findArea(name: string): Area {
  const [first = '', ...folders] = name.split('/')
  const area = areas[first]
  if (area === undefined) throw new Error(`There is no area ${first}: give ${Object.keys(areas).join(', ')}`)
  return folders.length === 0 ? area : { ...area, folder: [area.folder, ...folders].join('/') }
}
