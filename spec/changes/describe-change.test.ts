import { expect, test } from 'vitest'
import { describeChange, isWording } from './describe-change.ts'
import type { Change } from './redocly-diff.ts'

const change: Change = { kind: 'modified', impact: 'patch', typeName: 'Schema', verdicts: [] }
const place = { pointer: '#/components/schemas/Cup/properties/name' }

test('names the place, and the old and the new value', () => {
  const longer = {
    ...change,
    property: 'maxLength',
    base: { ...place, value: 5 },
    revision: { ...place, value: 9 },
  }
  expect(describeChange(longer)).toBe('schemas > Cup > properties > name, maxLength: 5 became 9')
  const added = { ...change, property: 'pattern', base: place, revision: { ...place, value: '^a' } }
  expect(describeChange(added)).toBe('schemas > Cup > properties > name, pattern: nothing became "^a"')
  const gone: Change = { ...change, kind: 'removed', base: { pointer: '#/paths/~1cups/get' } }
  expect(describeChange(gone)).toBe('paths > /cups > get: removed')
})

test('counts explanations and examples as wording, but no breaking change', () => {
  expect(isWording({ ...change, property: 'description' })).toBe(true)
  expect(isWording({ ...change, typeName: 'Example' })).toBe(true)
  expect(isWording({ ...change, property: 'x-provenance' })).toBe(true)
  expect(isWording({ ...change, property: 'x-retry' })).toBe(false)
  expect(isWording({ ...change, property: 'default' })).toBe(false)
  expect(isWording({ ...change, property: 'description', impact: 'major' })).toBe(false)
})
