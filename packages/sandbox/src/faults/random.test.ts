import { expect, test } from 'vitest'
import { createRandom } from './faults.ts'

test.each([
  [0, [1_144_304_738, 1_416_247, 958_946_056, 627_933_444]],
  [1, [2_693_262_067, 11_749_833, 2_265_367_787, 4_213_581_821]],
  [2 ** 32 - 1, [3_850_105_811, 813_802_916, 3_073_704_848, 4_054_706_436]],
])('the numbers of the seed %d are those of the mulberry32 generator', (seed, numbers) => {
  const random = createRandom(seed)
  expect(numbers.map(() => random() * 2 ** 32)).toEqual(numbers)
})
