import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { JsonObject } from './json.ts'

export interface Layout {
  /** For a document that repeats itself many times over: JSON on one line, YAML with the least indentation. */
  readonly isDense?: boolean
}

/** Writes a description as `name.json` and `name.yaml`. */
export function writeDocument(name: string, document: JsonObject, { isDense = false }: Layout = {}): void {
  writeFileSync(`${name}.json`, `${JSON.stringify(document, null, isDense ? 0 : 2)}\n`)
  const yaml = stringify(document, {
    aliasDuplicateObjects: false,
    // Many readers still speak YAML 1.1, in which an unquoted date or `off` is not a string.
    compat: 'yaml-1.1',
    indent: isDense ? 1 : 2,
    lineWidth: 0,
  })
  writeFileSync(`${name}.yaml`, yaml)
}
