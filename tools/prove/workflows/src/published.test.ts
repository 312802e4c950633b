import { readdirSync, readFileSync } from 'node:fs'
import { documentedOperations } from '@hostwright/contract/description'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { workflowsFolder } from './run-workflow.ts'

// These tests check what a run cannot show: paths that it does not take, and inputs that can be missing.

/** Parts of Arazzo 1.0.1 that these tests read. */
interface Arazzo {
  readonly workflows: readonly Workflow[]
  readonly components: { readonly failureActions?: Readonly<Record<string, Action>> }
}

interface Workflow {
  readonly inputs: { readonly properties: Readonly<Record<string, { readonly format?: string }>> }
  readonly parameters?: readonly Reference[]
  readonly failureActions?: readonly (Action | Reference)[]
  readonly steps: readonly Step[]
}

interface Step {
  readonly stepId: string
  readonly operationId?: string
  readonly workflowId?: string
  readonly requestBody?: { readonly payload: Readonly<Record<string, unknown>> }
  readonly onSuccess?: readonly (Action | Reference)[]
  readonly onFailure?: readonly (Action | Reference)[]
}

interface Action {
  readonly type: 'end' | 'goto' | 'retry'
  readonly retryAfter?: number
  readonly retryLimit?: number
  readonly criteria?: readonly { readonly condition: string }[]
}

interface Reference {
  readonly reference: string
}

const published = readdirSync(workflowsFolder).map((file) => {
  const text = readFileSync(`${workflowsFolder}${file}`, 'utf8')
  return { file, text, arazzo: parse(text) as Arazzo }
})

test.each(published)('$file names only inputs and steps that exist', ({ text, arazzo }) => {
  const { workflows } = arazzo
  const inputs = new Set(workflows.flatMap((workflow) => Object.keys(workflow.inputs.properties)))
  const steps = new Set(workflows.flatMap((workflow) => workflow.steps.map(({ stepId }) => stepId)))
  const named = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!)
  expect(named(/\$inputs\.(\w+)/g).filter((name) => !inputs.has(name))).toEqual([])
  expect(named(/(?:stepId: |\$steps\.)([\w-]+)/g).filter((name) => !steps.has(name))).toEqual([])
})

// The parameters of a workflow are those of each of its steps, and a step that calls a workflow has only inputs: a header
// there is one more input for some programs, and an error for others, such as Spectral.
test.each(published)('$file: a workflow that calls another has no headers for all steps', ({ arazzo }) => {
  const calling = arazzo.workflows.filter(({ steps }) => steps.some(({ workflowId }) => workflowId))
  expect(calling.flatMap(({ parameters = [] }) => parameters)).toEqual([])
})

test.each(published)('$file: keys and passwords are inputs that no runner prints', ({ text, arazzo }) => {
  for (const { inputs } of arazzo.workflows) {
    for (const [name, { format }] of Object.entries(inputs.properties)) {
      const isSecret = /key$|password$/i.test(name) && name !== 'idempotencyKey'
      expect([name, format === 'password']).toEqual([name, isSecret])
    }
  }
  expect(text).not.toContain('$faker')
})

test.each(published)(
  '$file: every retry has a limit, and no write is repeated that may have been executed',
  ({ arazzo }) => {
    for (const workflow of arazzo.workflows) {
      for (const { stepId, operationId, requestBody, onFailure } of workflow.steps) {
        const operation = documentedOperations.find(({ id }) => id === operationId)
        const isDryRun = requestBody?.payload['dry_run'] === true
        const mayBeRepeated = isDryRun || operation?.method === 'GET' || operation?.retry === 'idempotent'
        const actions = (onFailure ?? workflow.failureActions ?? []).map((one) => dereference(one, arazzo))
        for (const { retryAfter, retryLimit, criteria = [] } of actions.filter(
          ({ type }) => type === 'retry',
        )) {
          const rejected = criteria.some(({ condition }) => /^\$statusCode == 4\d\d$/.test(condition))
          expect([stepId, retryAfter! > 0, retryLimit! > 0]).toEqual([stepId, true, true])
          expect([stepId, rejected || mayBeRepeated]).toEqual([stepId, true])
        }
      }
    }
  },
)

/** Returns the action that a reference such as `$components.failureActions.limited` stands for. */
function dereference(action: Action | Reference, { components }: Arazzo): Action {
  return 'type' in action ? action : components.failureActions![action.reference.split('.').at(-1)!]!
}

test.each(published)(
  '$file: a workflow that calls another does so only where a condition says it',
  ({ arazzo }) => {
    for (const { steps } of arazzo.workflows) {
      for (const [index, { stepId, workflowId }] of steps.entries()) {
        if (workflowId === undefined) continue
        // A runner may go on with the next step after an `end` whose condition it does not understand.
        const last = steps[index - 1]!.onSuccess!.at(-1)
        expect([stepId, last]).toEqual([stepId, { name: expect.any(String), type: 'end' }])
      }
    }
  },
)
