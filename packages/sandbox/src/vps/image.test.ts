import { expect, test } from 'vitest'
import { listImageProblems, type VpsImageRecord } from './image.ts'
import type { VpsPlanRecord } from './plan.ts'

const image = { image_id: 'x', minimum_memory_mb: 2_048 } as VpsImageRecord
const withMemory = (memory_mb: number) => ({ memory_mb }) as VpsPlanRecord

test('a plan runs an image that needs all of its memory, and none that needs more', () => {
  expect(listImageProblems(image, withMemory(2_048))).toEqual([])
  expect(listImageProblems(image, withMemory(2_047))).toEqual([
    'image_id: the image needs 2048 MB of memory, and the plan has 2047 MB.',
  ])
  expect(listImageProblems(undefined, withMemory(2_048))).toEqual(['image_id: there is no such image.'])
})
