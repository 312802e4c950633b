import { planOperations } from '../generated/plan-operations.ts'
import { isKind } from '../kinds/table.ts'
import type { PlanAccount } from '../account/read-plan-account.ts'
import type { Change, Unmanaged, Subject } from '../resource/change.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'
import type { Plan, PlanDecisions } from './plan.ts'

/** The first part of a stored plan that this version cannot apply. */
export interface Fault {
  /** The path of the part, such as `changes[0].at`. */
  readonly path: string
  /** Whether this version does not know the part, unlike one whose value has another type. */
  readonly isUnknown: boolean
}

/** Returns what is wrong with a value; `undefined` if it has the form. */
type Form = (value: unknown, path: string) => Fault | undefined

const text = toForm((value) => typeof value === 'string')
const amount = toForm((value) => typeof value === 'number')
const anything = toForm(() => true)

/* @__NO_SIDE_EFFECTS__ */
function toForm(isValid: (value: unknown) => boolean): Form {
  return (value, path) => (isValid(value) ? undefined : { path, isUnknown: false })
}

function optional(form: Form): Form {
  return (value, path) => (value === undefined ? undefined : form(value, path))
}

function orNull(form: Form): Form {
  return (value, path) => (value === null ? undefined : form(value, path))
}

function known(names: (value: string) => boolean): Form {
  return (value, path) => {
    if (typeof value !== 'string') return { path, isUnknown: false }
    return names(value) ? undefined : { path: `${path} ${value}`, isUnknown: true }
  }
}

function listOf(form: Form): Form {
  return (value, path) => {
    if (!Array.isArray(value)) return { path, isUnknown: false }
    for (const [index, item] of value.entries()) {
      const fault = form(item, `${path}[${index}]`)
      if (fault !== undefined) return fault
    }
    return undefined
  }
}

/** The forms of all properties of an object. */
type Forms<T> = { readonly [Name in keyof T]-?: Form }

/** Returns the form of an object that has these properties and no others. */
function objectOf(forms: Forms<Record<string, unknown>>): Form {
  const all = Object.entries(forms)
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { path, isUnknown: false }
    const start = path === '' ? '' : `${path}.`
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(forms, name))
    if (unknown !== undefined) return { path: start + unknown, isUnknown: true }
    for (const [name, form] of all) {
      const fault = form((value as Record<string, unknown>)[name], start + name)
      if (fault !== undefined) return fault
    }
    return undefined
  }
}

const texts: Form = (value, path) => listOf(text)(value, path)

/** Finds the first part of a stored plan that this version does not know, or whose type is another one. */
export function findFault(plan: object): Fault | undefined {
  return objectOf({
    version: amount,
    number: amount,
    account: objectOf({
      api: text,
      hosting: texts,
      vps: texts,
      sees: text,
      key: text,
    } satisfies Forms<PlanAccount>),
    summary: text,
    needs: texts,
    changes: listOf(toChangeForm()),
    unmanaged: listOf(
      objectOf({
        address: text,
        managedBy: orNull(text),
        kept: text,
        shown: anything,
      } satisfies Forms<Unmanaged>),
    ),
    notes: texts,
    desired: anything,
    options: objectOf({
      rotate: optional(texts),
      only: optional(texts),
      ownershipLabel: optional(text),
      actions: anything,
    } satisfies Forms<PlanDecisions>),
    digest: text,
  } satisfies Forms<Plan>)(plan, '')
}

function toChangeForm(): Form {
  return objectOf({
    address: text,
    at: objectOf({
      kind: known(isKind),
      server: orNull(text),
      domain: optional(text),
      site: optional(text),
      owner: optional(text),
      name: optional(text),
      from: optional(text),
      copy: optional(amount),
      beside: optional(text),
    } satisfies Forms<Subject>),
    action: known((name) => ['create', 'update', 'delete', 'order'].includes(name)),
    before: anything,
    after: anything,
    needs: texts,
    destroys: texts,
    stays: texts,
    interrupts: texts,
    exposes: texts,
    price: orNull(amount),
    maxPrice: optional(amount),
    again: optional(text),
    requires: texts,
    inside: optional(texts),
    obstacles: texts,
    notes: texts,
    operations: listOf(
      objectOf({
        operationId: known((name) => Object.hasOwn(planOperations, name)),
        request: text,
        params: anything,
        body: anything,
      } satisfies Forms<PlannedOperation>),
    ),
    stage: amount,
    sequence: text,
  } satisfies Forms<Change>)
}
