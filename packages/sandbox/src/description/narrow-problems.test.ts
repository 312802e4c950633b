import { expect, test } from 'vitest'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { checkRequest } from '../request/check-request.ts'
import type { Check, Problem } from './check.ts'
import { describeProblem } from './describe-problem.ts'
import { narrowProblems } from './narrow-problems.ts'
import { listOperations, type OperationId } from './operation.ts'

/** Returns the problems of a request body; empty if it is valid. */
function check(id: OperationId, body: unknown, path: object): readonly string[] {
  const operation = listOperations().find((operation) => operation.id === id)!
  try {
    checkRequest(operation, { path: { ...path }, query: {}, header: {}, body }, chooseAssumptions())
    return []
  } catch (error) {
    if (error instanceof ApiFailure) return error.errors ?? ['rejected without a reason']
    throw error
  }
}

const checkRule = (body: unknown) =>
  check('createPacketFilterRule', body, { uuid: '00000000-0000-4000-8000-000000000001' })

test.each([
  [{ type: 'ssh' }, []],
  [{ type: 'custom', protocol: 'tcp', port: '80' }, []],
  [{ type: 'ssh', protocol: 'tcp', memo: 'x' }, ['protocol: is not known here.', 'memo: is not known here.']],
  [{ type: 'custom' }, ['protocol: is required.']],
  [{ type: 'custom', protocol: 'gre', extra: 1 }, ['protocol: must be one of tcp, udp, icmp.']],
  [{ type: 'custom', protocol: 'tcp', extra: 1 }, ['port: is required.', 'extra: is not known here.']],
  [
    { type: 'custom', protocol: 'tcp', port: '0' },
    [expect.stringMatching(/^port: must be as described: One/)],
  ],
  [{}, ['type: is required.']],
  [{ type: 'ftp' }, [expect.stringMatching(/^type: must be one of ssh, web, .*, custom\.$/)]],
  [{ type: 7 }, [expect.stringMatching(/^type: must be one of/)]],
  [{ type: 'constructor' }, [expect.stringMatching(/^type: must be one of/)]],
  ['ssh', ['body: must be object.']],
  [null, ['body: must be object.']],
  [[], ['body: must be object.']],
])('only the problems of the alternative that `type` selects are listed: %j', (body, errors) => {
  expect(checkRule(body)).toEqual(errors)
})

test('problems elsewhere in the request are still listed', () => {
  const errors = check('createPacketFilterRule', { type: 'custom' }, {})
  expect(errors).toEqual(['uuid: is required.', 'protocol: is required.'])
})

test.each([
  [{ label: 'x' }, ['public_key: is required.']],
  [{ generate: 'yes' }, ['generate: must be boolean.', 'generate: must be true.']],
])('without a discriminator, the nearest alternative counts: %j', (body, errors) => {
  expect(check('createSshKey', body, { servername: 'demo.example.com' })).toEqual(errors)
})

test('an empty change is described as such', () => {
  const path = { uuid: '00000000-0000-4000-8000-000000000001', rule_id: 1 }
  expect(check('updatePacketFilterRule', {}, path)).toEqual(['body: needs at least one property.'])
})

/** Returns the problem of a choice at a location, whose alternatives all lack the property with their name. */
function toChoice(instancePath: string, alternative: string): Problem {
  const parentSchema = { alternatives: [alternative] }
  return { instancePath, keyword: 'oneOf', params: { passingSchemas: null }, parentSchema, data: {} }
}

const lacking = (missingProperty: string): Check =>
  Object.assign(() => false, {
    errors: [{ instancePath: '', keyword: 'required', params: { missingProperty } }],
  })
const checks = { a: lacking('a'), b: lacking('b') }

test('if alternatives are nested at one place, the outermost counts', () => {
  const choices = [toChoice('/body', 'a'), toChoice('/body', 'b')]
  expect(narrowProblems(choices, checks).map(describeProblem)).toEqual(['b: is required.'])
})

test('alternatives at places of their own all count', () => {
  const choices = [toChoice('/body/one', 'a'), toChoice('/body/other', 'b')]
  expect(narrowProblems(choices, checks).map(describeProblem)).toEqual([
    'one.a: is required.',
    'other.b: is required.',
  ])
})
