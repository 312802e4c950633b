import type { Client } from '@hostwright/common'
import { readWorld } from '@hostwright/orders'
import { type AccountReader, createAccountReader } from '../account/account-reader.ts'
import { findWhere } from './find-where.ts'
import { planOperations } from '../generated/plan-operations.ts'
import { readSteps } from '../journal/steps.ts'
import { factsOf, isKind, listUnattended } from '../kinds/table.ts'
import { matches } from '../names/matches.ts'
import type { Change } from '../resource/change.ts'
import type { Kind } from '../resource/kinds.ts'
import { isFields } from '../resource/place.ts'
import { isSecretReference } from '../resource/secrets.ts'
import type { PlanOperationId } from '../resource/planned-operation.ts'
import { type Asked, type Consent, never } from '../resource/unattended.ts'
import type { Plan } from './plan.ts'

/** How an operator widens the list of what a program may do. */
export interface Widened {
  /**
   * Kinds with patterns of names, such as `dns` and `*.dev.example.com`. New and changed resources of this kind and name
   * count as listed if they need no allowance.
   */
  readonly lets?: readonly {
    /** The kind of the resources, such as `dns`. */
    readonly kind: string
    /** A pattern of their names, such as `*.dev.example.com`. */
    readonly name: string
  }[]
  /** Whether a VPS that is stopped may be started. */
  readonly start?: boolean
}

/** A change that only a person makes, and why. */
export interface Attended {
  /** The address of the change. */
  readonly address: string
  /** The reason, such as `cron: a person makes it`. */
  readonly reason: string
}

/**
 * Lists the changes of a plan that a program does not make on its own: all but those of a short list by kind and
 * property. Only reads.
 *
 * @throws {ApiError} the errors of the reads
 */
export async function listAttended(client: Client, plan: Plan, widened: Widened = {}): Promise<Attended[]> {
  const account = createAccountReader(client)
  const steps = await readSteps(client, await readWorld(client, {}), plan.digest)
  const given = {
    plan: plan.changes,
    isSent: async (address: string) => steps.isSent(address),
    isStartAllowed: widened.start === true,
  }
  const attended: Attended[] = []
  const waiting = new Set<string>()
  for (const change of plan.changes) {
    const reason =
      (await findReason(change, account, given, widened.lets ?? [])) ??
      (change.requires.some((one) => waiting.has(one)) ? 'requires a change that a person makes' : undefined)
    if (reason === undefined) continue
    waiting.add(change.address)
    attended.push({ address: change.address, reason })
  }
  return attended
}

type Given = Pick<Asked, 'plan' | 'isSent' | 'isStartAllowed'>

async function findReason(
  change: Change,
  account: AccountReader,
  given: Given,
  lets: NonNullable<Widened['lets']>,
): Promise<string | undefined> {
  const { action, needs, after, at } = change
  const { kind } = at
  const { operations, creation, fields } = factsOf(change).unattended
  if (operations.length === 0) return `${kind}: a person makes it`
  if (action !== 'create' && action !== 'update') return `${action}: a person makes it`
  if (needs.length > 0) return `needs ${needs.join(' and ')}`
  if (lets.some((one) => one.kind === kind && matches(one.name, toName(change)))) return undefined
  const where = await findWhere(account, change)
  if (where === undefined) return `${kind}: its server is not there`
  const asked: Asked = { ...change, ...given, where }
  const judge = async (consent: Consent | undefined, name: string): Promise<string | undefined> => {
    if (consent === undefined) return `${name}: is not on the list`
    if ((action === 'create' || consent.onUpdate) && (await consent.allows(asked))) return undefined
    return `${name}: ${consent === never ? 'a person makes it' : `only ${consent.says}`}`
  }
  if (action === 'create') {
    const reason = await judge(creation, kind)
    if (reason !== undefined) return reason
  }
  const written = isFields(after) ? Object.keys(after) : []
  if (!isFields(after) || 'says' in fields) {
    return 'says' in fields ? judge(fields as Consent, kind) : `${kind}: is not on the list`
  }
  for (const name of written) {
    const consent = Object.hasOwn(fields, name) ? fields[name] : undefined
    const reason = await judge(consent, `${kind}.${name}`)
    if (reason !== undefined) return reason
  }
  return undefined
}

/** Returns the name by which an operator lets a resource be changed: its own, or that of its server. */
function toName({ at, address }: Change): string {
  const name = at.name ?? at.site ?? address.split('/')[1] ?? ''
  return at.kind === 'dns' ? name.split(' ')[0]! : name
}

/** Whether an operator can let a program change resources of a kind. */
export function canLet(kind: string): kind is Kind {
  return isKind(kind) && factsOf({ at: { kind, server: null } }).unattended.operations.length > 0
}

/** Whether a program may write a kind of resource, or one property of it, without a person. */
export interface Listed {
  /** The kind, such as `mail`, or a property of it, such as `mail.password`. */
  readonly name: string
  /** Whether it is created, or written: to a new resource, and with `onUpdate` to one that exists. */
  readonly action: 'create' | 'write'
  /** The values that may be written, such as `where it is empty`; `a person` for nothing. */
  readonly says: string
  /** Whether a resource that exists already may be changed so. */
  readonly onUpdate: boolean
  /** Whether only a person does it. */
  readonly isByPerson: boolean
}

/** Lists what a program may do without a person, and what only a person does, in the order of the kinds. */
export function listConsents(): Listed[] {
  const toRow = (name: string, action: Listed['action'], consent: Consent): Listed => {
    const { says, onUpdate } = consent
    return { name, action, says, onUpdate, isByPerson: consent === never }
  }
  return listUnattended().flatMap(([kind, { creation, fields }]) => {
    const facts = factsOf({ at: { kind, server: null } })
    const names = 'fields' in facts && typeof facts.fields === 'object' ? Object.keys(facts.fields) : []
    const written =
      'says' in fields
        ? names.length === 0
          ? [toRow(kind, 'write', fields as Consent)]
          : names.map((name) => toRow(`${kind}.${name}`, 'write', fields as Consent))
        : Object.entries(fields).map(([name, consent]) => toRow(`${kind}.${name}`, 'write', consent))
    return [toRow(kind, 'create', creation), ...written]
  })
}

/** Lists the operations that such changes send. */
export function listAllowedOperations(): PlanOperationId[] {
  return listUnattended().flatMap(([, { operations }]) => operations)
}

/** A request, with its path below the address of the API and its parsed body. */
export interface ObservedRequest {
  /** The HTTP method, such as `POST`. */
  readonly method: string
  /** The path below the address of the API, such as `/v1/vps/servers`. */
  readonly path: string
  /** The parsed JSON body; `undefined` if there is none. */
  readonly body: unknown
}

/**
 * Whether a request is one that these changes send, and its operation is on the list of what a program may do without a
 * person. For a proxy or a wrapper of `fetch` that lets nothing else through while a plan is applied.
 */
export function isPlannedRequest(
  changes: readonly Change[],
  { method, path, body }: ObservedRequest,
): boolean {
  return changes.some((change) => {
    const listed = new Set<string>(factsOf(change).unattended.operations)
    return change.operations.some(({ operationId, params, body: planned }) => {
      const operation = planOperations[operationId]
      if (!listed.has(operationId) || operation.method !== method) return false
      const own = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name])),
      )
      return isSame(toSegments(own), toSegments(path)) && isSame(planned ?? null, body ?? null)
    })
  })
}

/** Returns the segments of a path. A slash that is percent-encoded separates none. */
function toSegments(path: string): string[] {
  return path.split('/').map(decodeURIComponent)
}

function isSame(planned: unknown, sent: unknown): boolean {
  if (isSecretReference(planned)) return typeof sent === 'string'
  if (typeof planned !== 'object' || planned === null || typeof sent !== 'object' || sent === null)
    return planned === sent
  const [one, other] = [planned, sent] as [Record<string, unknown>, Record<string, unknown>]
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}
