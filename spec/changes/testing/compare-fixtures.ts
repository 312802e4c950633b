import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../../build/json.ts'
import { type Comparison, compareDescriptions } from '../compare-descriptions.ts'
import { description } from './fixture.ts'

export type Edit = [path: string, value?: unknown]

/**
 * Compares the fixture with one edited copy for each case. One description contains all copies, with the paths and
 * schemas of each under its number: Redocly starts only once, and a case still gets only its own changes.
 */
export function compareFixtures(cases: readonly Edit[][]): Comparison {
  const copies = cases.map((_, index) => numbered(description, index))
  const edited = cases.map((edits, index) => numbered(withEdits(edits), index))
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  try {
    writeFileSync(join(folder, 'base.json'), JSON.stringify(merged(copies)))
    writeFileSync(join(folder, 'revision.json'), JSON.stringify(merged(edited)))
    return compareDescriptions(folder, 'base.json', 'revision.json')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the entries of one case: those whose operations have its number in their paths. */
export function entriesOf({ entries }: Comparison, index: number): Comparison['entries'] {
  return entries.filter(({ operations }) => operations.some((operation) => operation.includes(` /${index}/`)))
}

function withEdits(edits: readonly Edit[]): JsonObject {
  const copy = structuredClone(description)
  for (const [path, value] of edits) edit(copy, path.split(' '), value)
  return copy
}

/** Sets the value at a path of keys, or removes it if no value is given. */
function edit(root: object, keys: string[], value: unknown): void {
  let node = root as Record<string, never>
  for (const key of keys.slice(0, -1)) node = node[key] as never
  const last = keys.at(-1) as string
  if (value === undefined) delete node[last]
  else node[last] = value as never
}

function numbered(api: JsonObject, index: number): JsonObject {
  const text = JSON.stringify(api).replaceAll(/#\/components\/\w+\//g, `$&${index}`)
  const { paths, components, ...rest } = JSON.parse(text) as Record<string, JsonObject>
  const { securitySchemes, ...named } = components as Record<string, JsonObject>
  const kinds = Object.entries(named).map(([kind, values]) => [kind, renamed(values, String(index))])
  return {
    ...rest,
    paths: renamed(paths as JsonObject, `/${index}`),
    components: { securitySchemes, ...Object.fromEntries(kinds) },
  }
}

const renamed = (values: JsonObject, prefix: string): JsonObject =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))

/** Merges objects deeply. */
function merged(copies: readonly JsonObject[]): JsonObject {
  const result: JsonObject = {}
  for (const [key, value] of copies.flatMap((copy) => Object.entries(copy)))
    result[key] = isObject(result[key]) && isObject(value) ? merged([result[key], value]) : value
  return result
}
