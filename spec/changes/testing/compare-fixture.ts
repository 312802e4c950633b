import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Comparison, compareDescriptions } from '../compare-descriptions.ts'
import { description } from './fixture.ts'

/** Compares the fixture with a copy of it, as one or more edits leave it. */
export function compareFixture(...edits: [path: string, value?: unknown][]): Comparison {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  try {
    const edited = structuredClone(description) as object
    for (const [path, value] of edits) edit(edited, path.split(' '), value)
    writeFileSync(join(folder, 'base.json'), JSON.stringify(description))
    writeFileSync(join(folder, 'revision.json'), JSON.stringify(edited))
    return compareDescriptions(folder, 'base.json', 'revision.json')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Sets what stands at a path of keys, or removes it when there is no value. */
function edit(root: object, keys: string[], value: unknown): void {
  let node = root as Record<string, never>
  for (const key of keys.slice(0, -1)) node = node[key] as never
  const last = keys.at(-1) as string
  if (value === undefined) delete node[last]
  else node[last] = value as never
}
