import {
  type Action,
  type Arazzo,
  dereference,
  type Parameter,
  type Step,
  textsOf,
  type Workflow,
} from './arazzo.ts'
import { hasProperty, operations } from './description.ts'

/** What linting does not see: names of operations, steps, inputs, outputs and properties that are not there. */
export function findBrokenReferences(arazzo: Arazzo): string[] {
  return arazzo.workflows.flatMap((workflow) => [
    ...findBrokenExpressions(workflow, textsOf(workflow.outputs), workflow.workflowId),
    ...workflow.steps.flatMap((step) => {
      const place = `${workflow.workflowId}.${step.stepId}`
      return [
        ...findBrokenTarget(arazzo, workflow, step, place),
        ...findBrokenActions(arazzo, workflow, step, place),
        ...findBrokenExpressions(workflow, textsOf(withParameters(arazzo, workflow, step)), place),
        ...findMissingProperties(step, place),
      ]
    }),
  ])
}

function withParameters(arazzo: Arazzo, workflow: Workflow, step: Step): unknown {
  return [step, (workflow.parameters ?? []).map((parameter) => dereference<Parameter>(parameter, arazzo))]
}

function findBrokenTarget(arazzo: Arazzo, workflow: Workflow, step: Step, place: string): string[] {
  if (step.workflowId !== undefined) {
    const called = arazzo.workflows.find(({ workflowId }) => workflowId === step.workflowId)
    return called === undefined ? [`${place}: there is no workflow ${step.workflowId}`] : []
  }
  const operation = operations.get(step.operationId ?? '')
  if (operation === undefined) return [`${place}: there is no operation ${step.operationId}`]
  const parameters = [...(workflow.parameters ?? []), ...(step.parameters ?? [])]
  const given = new Set(parameters.map((parameter) => dereference<Parameter>(parameter, arazzo)?.name))
  return operation.parameters
    .filter(({ name, required }) => required === true && !given.has(name))
    .map(({ name }) => `${place}: ${name} is missing`)
}

function findBrokenActions(arazzo: Arazzo, workflow: Workflow, step: Step, place: string): string[] {
  const actions = [...(workflow.failureActions ?? []), ...(step.onSuccess ?? []), ...(step.onFailure ?? [])]
  return actions.flatMap((given) => {
    const action = dereference<Action>(given, arazzo)
    if (action === undefined) return [`${place}: there is no ${textsOf(given).join()}`]
    const isThere = workflow.steps.some(({ stepId }) => stepId === action.stepId)
    return action.stepId === undefined || isThere ? [] : [`${place}: there is no step ${action.stepId}`]
  })
}

function findBrokenExpressions(workflow: Workflow, texts: readonly string[], place: string): string[] {
  return texts.flatMap((text) => [
    ...[...text.matchAll(/\$inputs\.(\w+)/g)]
      .filter(([, name = '']) => !Object.hasOwn(workflow.inputs.properties, name))
      .map(([expression]) => `${place}: there is no ${expression}`),
    ...[...text.matchAll(/\$steps\.(\w+)\.outputs\.(\w+)/g)]
      .filter(([, id, output = '']) => {
        const step = workflow.steps.find(({ stepId }) => stepId === id)
        return !Object.hasOwn(step?.outputs ?? {}, output)
      })
      .map(([expression]) => `${place}: there is no ${expression}`),
  ])
}

function findMissingProperties(step: Step, place: string): string[] {
  const operation = operations.get(step.operationId ?? '')
  if (operation === undefined) return []
  return textsOf(step)
    .flatMap((text) => [...text.matchAll(/\$response\.body#([\w/]+)/g)])
    .filter(([, pointer = '']) => !hasProperty(operation, pointer))
    .map(([expression]) => `${place}: no response has ${expression}`)
}
