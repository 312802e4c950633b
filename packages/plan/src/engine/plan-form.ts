import { planOperations } from '../generated/plan-operations.ts'
import { allKinds } from '../kinds/table.ts'
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

/** The form of a value: what is wrong with it, and its JSON Schema. */
interface Form {
  /** Returns what is wrong with a value; `undefined` if it has the form. */
  find(value: unknown, path: string): Fault | undefined
  readonly schema: object
  /** Whether a property may be absent. */
  readonly isOptional?: boolean
}

const text = toForm((value) => typeof value === 'string', { type: 'string' })
const amount = toForm((value) => typeof value === 'number', { type: 'number' })
const anything = toForm(() => true, {})

/* @__NO_SIDE_EFFECTS__ */
function toForm(isValid: (value: unknown) => boolean, schema: object): Form {
  return { schema, find: (value, path) => (isValid(value) ? undefined : { path, isUnknown: false }) }
}

function optional({ schema, find }: Form): Form {
  return {
    schema,
    isOptional: true,
    find: (value, path) => (value === undefined ? undefined : find(value, path)),
  }
}

function orNull({ schema, find }: Form): Form {
  return {
    schema: { anyOf: [schema, { type: 'null' }] },
    find: (value, path) => (value === null ? undefined : find(value, path)),
  }
}

function known(names: readonly string[]): Form {
  const all = new Set(names)
  return {
    schema: { enum: names },
    find(value, path) {
      if (typeof value !== 'string') return { path, isUnknown: false }
      return all.has(value) ? undefined : { path: `${path} ${value}`, isUnknown: true }
    },
  }
}

function listOf(form: Form): Form {
  return {
    schema: { type: 'array', items: form.schema },
    find(value, path) {
      if (!Array.isArray(value)) return { path, isUnknown: false }
      for (const [index, item] of value.entries()) {
        const fault = form.find(item, `${path}[${index}]`)
        if (fault !== undefined) return fault
      }
      return undefined
    },
  }
}

/** The forms of all properties of an object. */
type Forms<T> = { readonly [Name in keyof T]-?: Form }

/** Returns the form of an object that has these properties and no others. */
function objectOf(forms: Forms<Record<string, unknown>>): Form {
  const all = Object.entries(forms)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, form]) => [name, form.schema])),
    required: all.filter(([, { isOptional }]) => isOptional !== true).map(([name]) => name),
    additionalProperties: false,
  }
  return {
    schema,
    find(value, path) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { path, isUnknown: false }
      const start = path === '' ? '' : `${path}.`
      const unknown = Object.keys(value).find((name) => !Object.hasOwn(forms, name))
      if (unknown !== undefined) return { path: start + unknown, isUnknown: true }
      for (const [name, form] of all) {
        const fault = form.find((value as Record<string, unknown>)[name], start + name)
        if (fault !== undefined) return fault
      }
      return undefined
    },
  }
}

/** Finds the first part of a stored plan that this version does not know, or whose type is another one. */
export function findFault(plan: object): Fault | undefined {
  return toPlanForm().find(plan, '')
}

/** Returns the JSON Schema (2020-12) of a stored plan. That of its file is `desired.schema.json`, beside it. */
export function toPlanSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A plan of the changes that make an account like a file',
    ...toPlanForm().schema,
  }
}

function toPlanForm(): Form {
  const texts = listOf(text)
  return objectOf({
    version: toForm((value) => value === 1, { const: 1 }),
    number: amount,
    account: objectOf({
      api: text,
      hosting: texts,
      vps: texts,
      sees: known(['all', 'selected']),
      key: text,
    } satisfies Forms<PlanAccount>),
    summary: text,
    needs: texts,
    changes: listOf(toChangeForm(texts)),
    unmanaged: listOf(
      objectOf({
        address: text,
        managedBy: orNull(text),
        kept: known(['prune', 'unlisted', 'service', 'unnamed', 'ignore', 'keep']),
      } satisfies Forms<Unmanaged>),
    ),
    notes: texts,
    desired: toForm(() => true, { $ref: 'desired.schema.json' }),
    options: objectOf({
      rotate: optional(texts),
      only: optional(texts),
      ownershipLabel: optional(text),
      actions: optional(anything),
    } satisfies Forms<PlanDecisions>),
    digest: text,
  } satisfies Forms<Plan>)
}

function toChangeForm(texts: Form): Form {
  return objectOf({
    address: text,
    at: objectOf({
      kind: known(allKinds()),
      server: orNull(text),
      domain: optional(text),
      site: optional(text),
      owner: optional(text),
      name: optional(text),
      from: optional(text),
      copy: optional(amount),
      beside: optional(text),
    } satisfies Forms<Subject>),
    action: known(['create', 'update', 'delete', 'order']),
    before: anything,
    after: anything,
    needs: listOf(known(['interrupt', 'expose', 'delete'])),
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
        operationId: known(Object.keys(planOperations)),
        request: text,
        params: anything,
        body: optional(anything),
      } satisfies Forms<PlannedOperation>),
    ),
    stage: amount,
    sequence: text,
  } satisfies Forms<Change>)
}
