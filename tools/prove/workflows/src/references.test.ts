import { expect, test } from 'vitest'
import { type Action, type Arazzo, dereference, published, readArazzo, textsOf } from './arazzo.ts'
import { operations } from './description.ts'
import { findBrokenReferences } from './find-broken-references.ts'

test.each(published)('%s names only what is there', (file) => {
  expect(findBrokenReferences(readArazzo(file))).toEqual([])
})

test('what linting does not see is found', () => {
  const broken: Arazzo = {
    components: {},
    workflows: [
      {
        workflowId: 'w',
        inputs: { properties: {} },
        steps: [
          { stepId: 'a', operationId: 'startVpn' },
          {
            stepId: 'b',
            operationId: 'getVpsPower',
            parameters: [{ name: 'uid', in: 'path', value: '$inputs.uuid' }],
            successCriteria: [{ condition: "$response.body#/status == 'running'" }],
            onSuccess: [{ name: 'on', type: 'goto', stepId: 'c' }],
            onFailure: [{ reference: '$components.failureActions.limited' }],
          },
          { stepId: 'd', workflowId: 'other' },
        ],
        outputs: { id: '$steps.a.outputs.id' },
      },
    ],
  }
  expect(findBrokenReferences(broken)).toEqual([
    'w: there is no $steps.a.outputs.id',
    'w.a: there is no operation startVpn',
    'w.b: uuid is missing',
    'w.b: there is no step c',
    'w.b: there is no $components.failureActions.limited',
    'w.b: there is no $inputs.uuid',
    'w.b: no response has $response.body#/status',
    'w.d: there is no workflow other',
  ])
})

test.each(published)('%s: keys and passwords are inputs that no runner prints', (file) => {
  const arazzo = readArazzo(file)
  const secret = /key$|password$/i
  for (const { inputs } of arazzo.workflows) {
    for (const [name, { format }] of Object.entries(inputs.properties)) {
      expect([name, format === 'password']).toEqual([name, secret.test(name) && name !== 'idempotencyKey'])
    }
  }
  expect(textsOf(arazzo).filter((text) => text.includes('$faker'))).toEqual([])
})

test.each(published)(
  '%s: every retry has a limit, and no write is repeated that may have been executed',
  (file) => {
    const arazzo = readArazzo(file)
    for (const workflow of arazzo.workflows) {
      for (const step of workflow.steps) {
        const operation = operations.get(step.operationId ?? '')
        const isDryRun = step.requestBody?.payload['dry_run'] === true
        const mayBeRepeated =
          isDryRun || operation?.method === 'get' || operation?.['x-retry'] === 'idempotent'
        for (const given of step.onFailure ?? workflow.failureActions ?? []) {
          const { type, retryAfter, retryLimit, criteria = [] } = dereference<Action>(given, arazzo)!
          if (type !== 'retry') continue
          expect({ retryAfter, retryLimit }).toEqual({
            retryAfter: expect.any(Number),
            retryLimit: expect.any(Number),
          })
          const rejected = criteria.some(({ condition }) => /^\$statusCode == 4\d\d$/.test(condition))
          expect([step.stepId, rejected || mayBeRepeated]).toEqual([step.stepId, true])
        }
      }
    }
  },
)
