import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { workflowsFolder } from './run-workflow.ts'

/** What these workflows use of Arazzo 1.0.1. */
export interface Arazzo {
  readonly workflows: readonly Workflow[]
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface Workflow {
  readonly workflowId: string
  readonly inputs: { readonly properties: Readonly<Record<string, { readonly format?: string }>> }
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly failureActions?: readonly (Action | Reference)[]
  readonly steps: readonly Step[]
  readonly outputs?: Readonly<Record<string, string>>
}

export interface Step {
  readonly stepId: string
  readonly operationId?: string
  readonly workflowId?: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly payload: Readonly<Record<string, unknown>> }
  readonly successCriteria?: readonly { readonly condition: string }[]
  readonly onSuccess?: readonly (Action | Reference)[]
  readonly onFailure?: readonly (Action | Reference)[]
  readonly outputs?: Readonly<Record<string, string>>
}

export interface Parameter {
  readonly name: string
  readonly in?: string
  readonly value: unknown
}

export interface Action {
  readonly name: string
  readonly type: 'end' | 'goto' | 'retry'
  readonly stepId?: string
  readonly workflowId?: string
  readonly retryAfter?: number
  readonly retryLimit?: number
  readonly criteria?: readonly { readonly condition: string }[]
}

export interface Reference {
  readonly reference: string
}

export const published: readonly string[] = readdirSync(workflowsFolder).toSorted()

export function readArazzo(file: string): Arazzo {
  return parse(readFileSync(`${workflowsFolder}${file}`, 'utf8')) as Arazzo
}

/** What `$components.failureActions.limited` and the like stand for. */
export function dereference<T extends object>(item: T | Reference, { components }: Arazzo): T | undefined {
  if (!('reference' in item)) return item
  const [, group = '', name = ''] = item.reference.split('.')
  return components[group]?.[name] as T | undefined
}

/** Every text in a value. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
