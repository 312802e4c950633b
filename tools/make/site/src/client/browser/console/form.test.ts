import { expect, test } from 'vitest'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { isUnpriced } from './form.ts'

const operation = { body: '{"dry_run": true, "expected_total_price": 100}' } as ConsoleOperation

test.each([
  ['of the sample', '{"name": "web-02", "dry_run": true, "expected_total_price": 100}', undefined, true],
  ['that the console has filled in', '{"dry_run": true, "expected_total_price": 80}', 80, true],
  ['that was typed', '{"dry_run": true, "expected_total_price": 70}', 80, false],
  ['of an order that pays', '{"dry_run": false, "expected_total_price": 80}', 80, false],
  ['that is missing', '{"dry_run": true}', undefined, false],
  ['in a body that is no JSON', '{"dry_run": true', undefined, false],
])('a price %s is replaced by that of the day: %s, %j', (_, body, filled, expected) => {
  expect(isUnpriced(operation, body, filled)).toBe(expected)
})
