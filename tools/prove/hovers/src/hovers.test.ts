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

/** The three maps of generic code have a name for each part of each operation, all made by the same few lines. */
const isInMap = ({ label }: Place): boolean => /^(paths|operations|components)\./.test(label)

test('everything public is asked about', () => {
  const labels = new Set(places.map(({ label }) => label))
  for (const name of ['Orders.quote', 'VpsOrderRequest.period', 'CallOptions.signal', 'paths."/v1/me".get'])
    expect(labels).toContain(name)
  expect(places.length).toBeGreaterThan(5_000)
})

describe.each(versions)('in an editor with TypeScript %s', (version, create) => {
  test('everything public has a text', async () => {
    // One version asks about all of them, the others about one in ten of those in the maps.
    const asked = places.filter((place, index) => version === '6' || !isInMap(place) || index % 10 === 0)
    expect(await findBare(await create(entries), asked)).toEqual([])
  })

  test('what has no text is found, also where it is deep inside', async () => {
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

test('where money and disks are at stake, the lists say what everything is', async () => {
  await expect(showSignatures()).toMatchFileSnapshot('../snapshots/signatures.txt')
})
