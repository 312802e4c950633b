import MiniSearch, { type AsPlainObject } from 'minisearch'
import { type SearchEntry, searchOptions } from './search-options.ts'

const names = searchOptions.storeFields!

/** An index without what repeats: the names of the stored properties, and ids that are the numbers of the entries. */
interface PackedIndex extends Omit<AsPlainObject, 'documentIds' | 'storedFields'> {
  readonly stored: readonly unknown[][]
}

/** Returns an index as JSON, a twentieth shorter than MiniSearch writes it. The ids count up from 0. */
export function packIndex(index: MiniSearch<SearchEntry>): string {
  const { documentIds: _, storedFields, ...rest } = index.toJSON()
  const stored = Object.values(storedFields).map((entry) => names.map((name) => entry[name]))
  return JSON.stringify({ ...rest, stored } satisfies PackedIndex)
}

/** Loads an index that `packIndex` wrote. */
export function unpackIndex(json: string): MiniSearch<SearchEntry> {
  const { stored, ...rest } = JSON.parse(json) as PackedIndex
  return MiniSearch.loadJS<SearchEntry>(
    {
      ...rest,
      documentIds: Object.fromEntries(stored.map((_, id) => [id, id])),
      storedFields: Object.fromEntries(stored.map((values, id) => [id, toEntry(values)])),
    },
    searchOptions,
  )
}

function toEntry(values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(values.map((value, index) => [names[index]!, value]))
}
