import { expect, test } from 'vitest'
import { toRepeatable } from './to-repeatable.ts'

const component = { name: 'top' }

test('two runs over the same package give the same bill, and no component is lost', () => {
  const first = {
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: '2026-01-01T00:00:00Z', component },
    components: [{ 'bom-ref': 'a' }, { 'bom-ref': 'b' }],
    dependencies: [{ ref: 'a' }, { ref: 'top', dependsOn: ['a', 'b'] }],
  }
  const second = {
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:2',
    metadata: { timestamp: '2026-02-02T00:00:00Z', component },
    components: [{ 'bom-ref': 'b' }, { 'bom-ref': 'a' }],
    dependencies: [{ ref: 'top', dependsOn: ['b', 'a'] }, { ref: 'a' }],
  }
  const bill = toRepeatable(JSON.stringify(first))
  expect(toRepeatable(JSON.stringify(second))).toBe(bill)
  expect(JSON.parse(bill)).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component },
    components: [{ 'bom-ref': 'a' }, { 'bom-ref': 'b' }],
    dependencies: [
      { ref: 'a', dependsOn: [] },
      { ref: 'top', dependsOn: ['a', 'b'] },
    ],
  })
})
