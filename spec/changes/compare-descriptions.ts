import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../build/json.ts'
import { operationFinder } from './affected-operations.ts'
import { describeChange, isWording } from './describe-change.ts'
import { compareOpenValues } from './open-values.ts'
import { redoclyDiff } from './redocly-diff.ts'

export interface Entry {
  breaking: boolean
  text: string
  /** Operations that use the changed node, as `METHOD /path`; empty for a change of the API as a whole. */
  operations: string[]
}

export interface Comparison {
  versions: [base: string, revision: string]
  entries: Entry[]
  /** Number of changes that touch only explanations and examples. */
  wording: number
}

/** Compares two bundled descriptions in JSON, named relative to the folder. */
export function compareDescriptions(folder: string, base: string, revision: string): Comparison {
  const before = read(join(folder, base))
  const after = read(join(folder, revision))
  const operationsBefore = operationFinder(before)
  const operationsAfter = operationFinder(after)
  const changes = [...redoclyDiff(folder, base, revision), ...compareOpenValues(before, after)]
  const entries = changes
    .filter((change) => !isWording(change))
    .map((change) => ({
      breaking: change.impact === 'major',
      text: describeChange(change),
      operations: [
        ...new Set([
          ...(change.base ? operationsBefore(change.base.pointer) : []),
          ...(change.revision ? operationsAfter(change.revision.pointer) : []),
        ]),
      ],
    }))
  return {
    versions: [versionOf(before), versionOf(after)],
    entries,
    wording: changes.length - entries.length,
  }
}

function read(file: string): JsonObject {
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject
}

function versionOf(description: JsonObject): string {
  return (description as { info?: { version?: string } }).info?.version ?? '0.0.0'
}
