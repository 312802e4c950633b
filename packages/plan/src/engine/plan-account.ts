import { type CallOptions, type Client, ConfigError, type OrderRecord } from '@hostwright/common'
import { readWorld } from '@hostwright/orders'
import { type AccountReader, createAccountReader } from '../account/account-reader.ts'
import { readPlanAccount } from '../account/read-plan-account.ts'
import { listAddresses } from '../desired/list-addresses.ts'
import { parseDesired } from '../desired/parse-desired.ts'
import { listMany, pickOnly, withCoveredInside, withoutCovered } from './apply-patterns.ts'
import { compareActions } from './compare-actions.ts'
import { compareHosting, toHostingContext } from './compare-hosting.ts'
import { compareVps, toVpsContext } from './compare-vps.ts'
import { completeChanges } from './complete-changes.ts'
import { toServer } from './inside.ts'
import { withMissingRights } from './obstacles.ts'
import type { Plan, PlanDecisions } from './plan.ts'
import { sortChanges, withoutWaiting } from './requires.ts'
import { listNeeds, listNotes, summarise } from './summarise.ts'
import { toDigest } from './to-digest.ts'
import type { Desired } from '../generated/desired.ts'
import { listStepRecords, wasMade } from '../journal/steps.ts'
import { factsOf } from '../kinds/table.ts'
import { checkList, checkTexts } from '../names/check-texts.ts'
import { matches, matchesAny } from '../names/matches.ts'
import {
  type Change,
  type ChangeDraft,
  type Unmanaged,
  mergeComparisons,
  type Section,
} from '../resource/change.ts'
import type { HostingContext, VpsContext } from '../resource/resource.ts'
import { isSecretReference, type ResolveSecret, withSecretProblems } from '../resource/secrets.ts'

/** Options of `planAccount`. */
export interface PlanOptions extends PlanDecisions, CallOptions {
  /**
   * Returns the value of a secret. A value that the API would reject becomes an obstacle. The plan does not contain the
   * value.
   * @default `env` is read if the runtime has an environment
   */
  readonly resolveSecret?: ResolveSecret | undefined
}

/**
 * Compares an account with the desired one and returns the changes. Only reads: the key and the lists of servers, by
 * which the plan knows its account, and the lists that the file needs, each list at most once. Resources that the file
 * and `actions` do not mention are not touched, except in sections with `prune`, which deletes them.
 *
 * @throws {DesiredError} for an invalid object. No request was sent
 * @throws {ConfigError} for a server that does not exist and has no order, a name that two VPSs have, two entries for
 *   one server, invalid `actions`, a `rotate` or `only` that matches nothing, and an `ignore` that covers a change
 * @throws {ApiError} the errors of the reads: `FORBIDDEN` or `TARGET_NOT_ALLOWED` if the key may not see a resource of
 *   the file
 * @example const plan = await planAccount(client, parseDesired(text))
 */
export async function planAccount(
  client: Client,
  desired: Desired,
  options: PlanOptions = {},
): Promise<Plan> {
  const { rotate, ownershipLabel, only, actions, resolveSecret, ...callOptions } = options
  checkTexts('rotate', rotate)
  checkTexts('only', only)
  checkList('actions', actions, 'actions')
  const wanted = parseDesired(desired)
  const read = createAccountReader(client, callOptions)
  const decisions = { rotate, ownershipLabel, only, actions }
  // The journal is read before the account. If another process makes a change between the two reads, the account shows
  // the change, and this plan does not have it.
  const earlier = await listStepRecords(client, await readWorld(client, callOptions))
  const { changes, unmanaged, sections, notes } = await compareAccount(client, read, wanted, decisions)
  const allowed = changes.length === 0 ? changes : withMissingRights(changes, await read.key())
  const named = await withSecretProblems(allowed, resolveSecret)
  return toPlan(earlier, {
    account: await readPlanAccount(client, read),
    summary: summarise(named),
    needs: [...listNeeds(named), ...listMany(named, sections)],
    changes: withoutWaiting(named),
    unmanaged,
    notes,
    desired: wanted,
    options: decisions,
  })
}

interface Compared {
  readonly changes: readonly Change[]
  readonly unmanaged: readonly Unmanaged[]
  readonly sections: readonly Section[]
  readonly notes: readonly string[]
}

async function compareAccount(
  client: Client,
  read: AccountReader,
  desired: Desired,
  decisions: PlanDecisions,
): Promise<Compared> {
  const { hosting = {}, vps = {} } = desired
  const contexts = new Map<string, HostingContext | VpsContext>()
  const parts = await Promise.all([
    ...Object.entries(hosting).map(async ([name, server]) => {
      const context = await toHostingContext(read, name, server, decisions, desired)
      contexts.set(context.address, context)
      return compareHosting(client, context, name)
    }),
    ...Object.entries(vps).map(async ([name, server]) => {
      const context = await toVpsContext(read, name, server)
      contexts.set(context.address, context)
      return compareVps(client, context, name)
    }),
  ])
  const acted = await compareActions(read, decisions.actions ?? [])
  for (const { address } of acted) await addContext(contexts, read, address, decisions)
  rejectTwice(contexts)
  rejectOtherNames(contexts, desired)
  const {
    changes: drafts,
    unmanaged,
    sections,
    createOnly,
  } = withoutCovered(mergeComparisons([...parts, { changes: acted, unmanaged: [] }]), desired)
  const whereOf = (draft: ChangeDraft): HostingContext | VpsContext => contexts.get(toServer(draft))!
  const completed = sortChanges(withCoveredInside(await completeChanges(drafts, whereOf), desired))
  rejectUnknown('rotate', decisions.rotate, completed)
  const changes = pickOnly(completed, decisions.only)
  if (changes.length === 0 && completed.length > 0) {
    const existing = sections.flatMap(({ address, items }) => [`${address}/`, ...items])
    rejectStrayOnly(decisions.only, [...listAddresses(desired).map(({ address }) => address), ...existing])
  }
  return { changes, unmanaged, sections, notes: listNotes(createOnly, changes) }
}

/** Adds the server of an action to those that are compared, if the file does not describe it. */
async function addContext(
  contexts: Map<string, HostingContext | VpsContext>,
  read: AccountReader,
  address: string,
  decisions: PlanDecisions,
): Promise<void> {
  const [product, name = ''] = address.split('/', 2)
  const server = `${product}/${name}`
  if (contexts.has(server)) return
  const context =
    product === 'vps' ? await toVpsContext(read, name, {}) : await toHostingContext(read, name, {}, decisions)
  contexts.set(server, context)
}

/**
 * Rejects two keys of the file that mean the same server, such as a name and a uuid, or a server name and a server id.
 */
function rejectTwice(contexts: ReadonlyMap<string, HostingContext | VpsContext>): void {
  const seen = new Map<string, string>()
  for (const [address, { server }] of contexts) {
    if (server === null) continue
    const before = seen.get(server)
    if (before !== undefined) {
      throw new ConfigError(
        address.replace('/', '.'),
        `is the same server as ${before.replace('/', '.')}: keep one of them`,
      )
    }
    seen.set(server, address)
  }
}

/**
 * Rejects patterns of `ignore` and `keep` that name a server which the file does not have, or has under another name,
 * such as its uuid: they would match none of its addresses, and what they are for would be deleted.
 */
function rejectOtherNames(
  contexts: ReadonlyMap<string, HostingContext | VpsContext>,
  { ignore = [], keep = [] }: Pick<Desired, 'ignore' | 'keep'>,
): void {
  const fields = [
    ...ignore.map((pattern) => ['ignore', pattern] as const),
    ...keep.map((pattern) => ['keep', pattern] as const),
  ]
  const names = [...contexts].flatMap(([address, context]) =>
    listNames(context).map((name) => ({ address, name })),
  )
  for (const [field, pattern] of fields) {
    const server = pattern.split('/', 2).join('/')
    const other = names.find(({ address, name }) => matches(server, name) && !matches(server, address))
    if (other !== undefined) {
      const { name, address } = other
      throw new ConfigError(field, `has ${pattern}, and the file calls ${name} ${address}: use one name`)
    }
    if (!server.includes('*') && ![...contexts.keys()].some((address) => matches(server, address)))
      throw new ConfigError(
        field,
        `has ${pattern}, and the file has no ${server}: correct the name, or leave it out`,
      )
  }
}

/** Returns the addresses that an existing server could have in a file: its names and its id. */
function listNames(context: HostingContext | VpsContext): string[] {
  if (context.server === null) return []
  if ('found' in context) return [`vps/${context.server}`, `vps/${context.found!.name}`]
  return [`hosting/${context.server}`, `hosting/${context.serverId}`]
}

/** Rejects patterns that match no change, and neither anything of the file nor of the sections that it describes. */
function rejectStrayOnly(only: readonly string[] = [], known: readonly string[]): void {
  if (known.some((address) => matchesAny(address, only))) return
  throw new ConfigError('only', `is ${only.join(', ')}, which matches nothing of the file`)
}

/**
 * Rejects addresses that match no change with a secret: a misspelled address would have no effect and cause no error.
 */
function rejectUnknown(field: string, addresses: readonly string[] = [], changes: readonly Change[]): void {
  const withSecret = changes.filter(({ after }) => Object.values(Object(after)).some(isSecretReference))
  const known = new Set(withSecret.map(({ address }) => address))
  const unknown = addresses.find((address) => !known.has(address))
  if (unknown === undefined) return
  throw new ConfigError(field, `has ${unknown}, which is not an account with a password in the file`)
}

/**
 * Returns the plan with its number and digest. If the journal shows that a change of an equal plan was made, it was
 * undone since, and the new plan gets the next number. So does a plan with a reboot, reinstall or reset whose outcome
 * is unknown.
 */
async function toPlan(
  earlier: readonly OrderRecord[],
  parts: Omit<Plan, 'version' | 'number' | 'digest'>,
): Promise<Plan> {
  const actions = parts.changes.filter((change) => factsOf(change).repeat === 'never')
  const once = new Set(actions.map(({ address }) => address))
  const isBegun = ({ state, intent }: OrderRecord): boolean =>
    state === 'sending' && once.has(intent?.name ?? '')
  const begun = earlier.filter((record) => wasMade(record) || isBegun(record))
  const digests = new Set(begun.map(({ idempotencyKey }) => idempotencyKey))
  // The caller can change its file and options later. The other parts are made for this plan.
  const given = JSON.parse(JSON.stringify({ desired: parts.desired, options: parts.options })) as Given
  for (let number = 1; ; number += 1) {
    const plan = { version: 1, number, ...parts, ...given } as const
    const digest = await toDigest(plan)
    if (!digests.has(digest)) return { ...plan, digest }
  }
}

/** The parts of a plan that its caller gives. */
type Given = Pick<Plan, 'desired' | 'options'>
