import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts5 from 'typescript5'
import ts6 from 'typescript6'
import { beforeAll, describe, expect, test } from 'vitest'
import { createNativeHovers } from './create-native-hovers.ts'
import { type Compiler, createScriptHovers } from './create-script-hovers.ts'
import { findBare } from './find-bare.ts'
import type { Hovers, Place } from './hovers.ts'
import { listEntryPoints } from './list-entry-points.ts'
import { listPlaces } from './list-places.ts'
import { showSignatures } from './show-signatures.ts'

const versions: readonly [name: string, create: (files: readonly string[]) => Hovers | Promise<Hovers>][] = [
  ['6', (files) => createScriptHovers(ts6, files)],
  ['5', (files) => createScriptHovers(ts5 as unknown as Compiler, files)],
  ['7', createNativeHovers],
]

const entries = listEntryPoints()
let places: Place[]
beforeAll(() => {
  places = listPlaces(entries)
})

/** Reports whether a name is in one of the three generated maps, which have a name for each part of each operation. */
const isInMap = ({ label }: Place): boolean => /^(paths|operations|components)\./.test(label)

test('every public name is queried', () => {
  const labels = new Set(places.map(({ label }) => label))
  for (const name of ['Orders.quote', 'VpsOrderRequest.period', 'CallOptions.signal', 'paths."/v1/me".get'])
    expect(labels).toContain(name)
  expect(places.length).toBeGreaterThan(5_000)
})

describe.each(versions)('in an editor with TypeScript %s', (version, create) => {
  test('every public name has a text', async () => {
    // One version is asked about every name, the others about one in ten of the names in the maps.
    const asked = places.filter((place, index) => version === '6' || !isInMap(place) || index % 10 === 0)
    expect(await findBare(await create(entries), asked)).toEqual([])
  })

  test('names without a text are found, even deep inside types', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hovers-'))
    const file = join(folder, 'index.d.ts')
    writeFileSync(
      file,
      `export {}
interface Options {
  bare?: string
  /** Told. */
  told?: string
  unused?: never
}
/** The operations. */
export interface operations {
  /** Stops it. */
  stop: { query?: never }
}
/** Makes it. */
export declare function make(options: Options & { inline: 1 }): void
export type Bare = string
`,
    )
    try {
      const bare = await findBare(await create([file]), listPlaces([file]))
      expect(bare.toSorted()).toEqual(['Bare', 'Options.bare', 'Options.unused', 'make.inline'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

test('the hovers and completion lists for orders and reinstalls explain every name', async () => {
  await expect(showSignatures()).toMatchFileSnapshot('../snapshots/signatures.txt')
})
