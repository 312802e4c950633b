import { expect, test } from 'vitest'
import { toPaths } from './paths-of-table.ts'

const files = ['paths/vps/v1_vps_plans.yaml', 'paths/common/v1_me.yaml']

test('each path has its file, in the order of the table, once for all of its operations', () => {
  expect(JSON.stringify(toPaths(['/v1/me', '/v1/vps/plans', '/v1/me'], files))).toBe(
    '{"/v1/me":{"$ref":"./paths/common/v1_me.yaml"},"/v1/vps/plans":{"$ref":"./paths/vps/v1_vps_plans.yaml"}}',
  )
})

test('a row without a file is an error that names the file to write', () => {
  expect(() => toPaths(['/v1/me', '/v1/vps/plans', '/v1/me/{name}'], files)).toThrow(
    '/v1/me/{name} of operations.json has no file: describe it in paths/*/v1_me_{name}.yaml.',
  )
})

test('a file without a row is an error: nobody would see that it is not part of the description', () => {
  expect(() => toPaths(['/v1/me'], files)).toThrow(
    'No row of operations.json has the path of ./paths/vps/v1_vps_plans.yaml.',
  )
})
