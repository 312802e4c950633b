import { expect, test } from 'vitest'
import { judgeScore } from './judge-score.ts'

const score = { agentReadiness: 92.7, discoverability: 89, subscores: { schemaSimplicity: 0.754 } }

test('accepts a score at the floor and shows every part of it', () => {
  expect(judgeScore(score, 92.7)).toEqual({
    passed: true,
    lines: ['Score 92.7 of 100, floor 92.7', '  schemaSimplicity 75%', '  discoverability 89%'],
  })
})

test('rejects a score below the floor', () => {
  const { passed, lines } = judgeScore(score, 92.8)
  expect(passed).toBe(false)
  expect(lines.at(-1)).toMatch('below the floor')
})
