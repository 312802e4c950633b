import { toComparableContent } from '@hostwright/hosting'
import { applyPlan, exportAccount, parseDesired, planAccount } from '@hostwright/plan'
import type { DnsRecord } from '@hostwright/types'
import { createVps } from '@hostwright/vps'
import { sample } from 'fast-check'
import { buildWorld } from './build-world.ts'
import { anyWorld, type World } from './world.ts'

/** Figures of a run over random worlds. */
export interface WorldFigures {
  readonly worlds: number
  /** Changes in plans of an account's own export. */
  readonly exportedChanges: number
  /** Changes that were left after a file was applied. */
  readonly changesAfterApply: number
  /** Writes of a second apply of the same plan. */
  readonly writesOfSecondApply: number
  /** Failures, each with its world. */
  readonly failures: readonly { readonly what: string; readonly seed: number; readonly index: number }[]
}

/** Exports random accounts, plans the exports, and applies each to another account. */
export async function runWorlds({ worlds, seed }: { worlds: number; seed: number }): Promise<WorldFigures> {
  const all = sample(anyWorld, { numRuns: worlds, seed })
  const failures: { what: string; seed: number; index: number }[] = []
  let exportedChanges = 0
  let changesAfterApply = 0
  let writesOfSecondApply = 0
  for (const [index, world] of all.entries()) {
    const fail = (what: string): number => failures.push({ what, seed, index })
    try {
      const other = all[(index + 1) % all.length]!
      const seen = await compareWorlds(world, other)
      exportedChanges += seen.exported.length
      changesAfterApply += seen.left.length
      writesOfSecondApply += seen.secondWrites
      if (seen.exported.length > 0) fail(`exported: ${seen.exported.slice(0, 3).join('; ')}`)
      if (seen.left.length > 0) fail(`left after apply: ${seen.left.slice(0, 3).join('; ')}`)
      if (seen.different.length > 0) fail(`not as the first: ${seen.different.slice(0, 3).join('; ')}`)
      if (seen.secondWrites > 0) fail(`${seen.secondWrites} writes of the second apply`)
    } catch (error) {
      fail(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    }
  }
  return { worlds, exportedChanges, changesAfterApply, writesOfSecondApply, failures }
}

interface Seen {
  readonly exported: readonly string[]
  readonly left: readonly string[]
  readonly secondWrites: number
  readonly different: readonly string[]
}

/** Plans the export of an account for the account itself, and applies it to another one under the same assumptions. */
async function compareWorlds(world: World, given: World): Promise<Seen> {
  const from = await buildWorld(world)
  const to = await buildWorld({ ...given, assumptions: world.assumptions })
  try {
    const own = parseDesired(await exportAccount(from.client))
    const exported = (await planAccount(from.client, own)).changes.map(
      ({ address, action }) => `${action} ${address}`,
    )
    // A file cannot contain some records, so they stay on their account.
    if (own.ignore !== undefined) return { exported, left: [], secondWrites: 0, different: [] }
    const [{ uuid } = { uuid: '' }] = await createVps(to.client).servers()
    const text = toTransferable(await exportAccount(from.client, { prune: true, format: 'json' }), uuid)
    const desired = parseDesired(text)
    const options = {
      client: to.client,
      allow: ['delete~**', 'expose~**', 'many~**'],
      resolveSecret: () => 'Correct-Horse-7',
    }
    // A new resource can differ from the prediction; the next plan then contains the difference.
    let plan = await planAccount(to.client, desired)
    for (let round = 0; round < 3 && plan.changes.length > 0; round += 1) {
      await applyPlan(plan, options)
      const next = await planAccount(to.client, desired)
      if (next.changes.length === 0) break
      plan = next
    }
    const left = (await planAccount(to.client, desired)).changes.map(
      ({ address, action }) => `${action} ${address}`,
    )
    to.writes.length = 0
    if (left.length === 0) await applyPlan(plan, options)
    const different = findDifferences(
      text,
      toTransferable(await exportAccount(to.client, { prune: true, format: 'json' }), uuid),
    )
    return { exported, left, secondWrites: to.writes.length, different }
  } finally {
    await from.close()
    await to.close()
  }
}

/**
 * Completes an export with values that no API returns, such as the WordPress administrator, and with the UUID of the
 * other account's VPS.
 */
export function toTransferable(text: string, uuid: string): string {
  const desired = JSON.parse(text, (key, value: unknown) =>
    key === 'admin_password' ? { generate: 24 } : value,
  ) as { vps?: Record<string, object>; hosting?: Record<string, { domains?: Record<string, Site> }> }
  desired.vps = Object.fromEntries(
    Object.entries(desired.vps ?? {}).map(([name, vps]) => [uuid, { name, ...vps }]),
  )
  for (const { domains = {} } of Object.values(desired.hosting ?? {})) {
    for (const site of Object.values(domains)) {
      for (const one of [site, ...Object.values(site.subdomains ?? {})]) {
        for (const wordpress of Object.values(one.wordpress ?? {})) {
          Object.assign(wordpress, {
            title: 'Blog',
            admin_username: 'editor',
            admin_password: { env: 'X' },
            admin_email: 'a@example.com',
          })
        }
      }
    }
  }
  return JSON.stringify(desired)
}

interface Site {
  readonly wordpress?: Record<string, object>
  readonly subdomains?: Record<string, Site>
}

/** Lists the differences between two accounts' exports. */
function findDifferences(one: string, other: string): string[] {
  const first = flatten(JSON.parse(one), '')
  const second = flatten(JSON.parse(other), '')
  return (
    [...new Set([...first.keys(), ...second.keys()])]
      // No operation removes a DMARC setting.
      .filter(
        (path) => first.get(path) !== second.get(path) && !(path.includes('.dmarc') && !first.has(path)),
      )
      .map((path) => `${path} is ${second.get(path)} and not ${first.get(path)}`)
  )
}

function flatten(value: unknown, path: string, into: Map<string, string> = new Map()): Map<string, string> {
  if (Array.isArray(value)) {
    // The order of most lists and the quotes around texts do not matter, and the DMARC setting covers the content of
    // `_dmarc`.
    const items = value
      .map((item) => JSON.stringify(withPlainText(item), sortKeys).replaceAll(String.raw`\"`, ''))
      .filter((item) => !item.includes('"host":"_dmarc"'))
    into.set(path, (path.endsWith('.filters') ? items : items.toSorted(compare)).join())
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) flatten(entry, `${path}.${key}`, into)
  } else into.set(path, String(value))
  return into
}

/** Returns a DNS record with its text in one piece: a plan sends texts plain. */
function withPlainText(item: unknown): unknown {
  const { type, content } = Object(item) as Partial<Pick<DnsRecord, 'type' | 'content'>>
  return type === 'TXT' && content !== undefined
    ? { ...(item as object), content: toComparableContent({ type, content }) }
    : item
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => compare(one, other)))
}
