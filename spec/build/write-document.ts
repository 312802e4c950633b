import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { JsonObject } from './json.ts'

/** Writes a description as `name.json` and `name.yaml`. */
export function writeDocument(name: string, document: JsonObject): void {
  writeFileSync(`${name}.json`, `${JSON.stringify(document, null, 1)}\n`)
  const yaml = stringify(document, {
    aliasDuplicateObjects: false,
    // Many readers still use YAML 1.1, in which an unquoted date or `off` is not a string.
    compat: 'yaml-1.1',
    lineWidth: 0,
  })
  writeFileSync(`${name}.yaml`, yaml)
}
