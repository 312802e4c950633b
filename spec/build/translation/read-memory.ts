import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'

/** Translations by their English segments. */
export type Memory = ReadonlyMap<string, string>

/** Reads the lists of `{ en, ja }` in a folder of YAML files. An English segment may appear only once. */
export function readMemory(folder: URL): Memory {
  const memory = new Map<string, string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml'))) {
    const pairs = parse(readFileSync(new URL(name, folder), 'utf8')) as { en: string; ja: string }[]
    for (const { en, ja } of pairs) {
      if (memory.has(en)) throw new Error(`${name} translates again: ${en}`)
      memory.set(en, ja)
    }
  }
  return memory
}
