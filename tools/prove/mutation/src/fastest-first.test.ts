import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { FastestFirst } from './fastest-first.ts'

test('the fastest test files run first, also after a mutant has ended a slow one early', async () => {
  const durations: Record<string, number | undefined> = { slow: 900, fast: 5, middle: 80 }
  const getTestSpecificationResult = ({ moduleId }: TestSpecification) => ({ duration: durations[moduleId] })
  const sequencer = new FastestFirst({ cache: { getTestSpecificationResult } } as unknown as Vitest)
  const list = async () => {
    const files = ['slow', 'new', 'middle', 'fast'].map((moduleId) => ({ moduleId }) as TestSpecification)
    const sorted = await FastestFirst.prototype.sort.call(sequencer, files)
    return sorted.map(({ moduleId }) => moduleId)
  }
  expect(await list()).toEqual(['new', 'fast', 'middle', 'slow'])
  durations['slow'] = 1
  expect(await list()).toEqual(['new', 'fast', 'middle', 'slow'])
})
