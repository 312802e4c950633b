import { expect, test } from 'vitest'
import { changes } from './changes.ts'
import { measureOurs, measureTheirs } from './measure-task.ts'
import { orders } from './orders.ts'
import { questions } from './questions.ts'

const tasks = [...questions, ...changes, ...orders]

test('fifty tasks end as with one tool per operation, with at most half the tokens', async () => {
  expect(tasks).toHaveLength(50)
  const rows: Record<string, object> = {}
  const sum = { ours: 0, theirs: 0, calls: 0, theirCalls: 0, ofCalls: 0, theirsOfCalls: 0 }
  for (const { name, write, ...task } of tasks) {
    const ours = await measureOurs({ name, ...task })
    const theirs = await measureTheirs({ name, ...task })
    for (const { writes } of [ours, theirs])
      expect({ name, writes: writes.filter((one) => write?.test(one) ?? true).length }).toEqual({
        name,
        writes: write === undefined ? 0 : 1,
      })
    expect({ name, said: ours.said, account: ours.account }).toEqual({
      name,
      said: theirs.said,
      account: theirs.account,
    })
    if (write === undefined) expect({ name, said: ours.said }).not.toEqual({ name, said: undefined })
    rows[name] = {
      tokens: ours.tokens,
      calls: ours.calls,
      'tokens, per operation': theirs.tokens,
      'calls, per operation': theirs.calls,
    }
    sum.ours += ours.tokens
    sum.theirs += theirs.tokens
    sum.calls += ours.calls
    sum.theirCalls += theirs.calls
    sum.ofCalls += ours.tokensOfCalls
    sum.theirsOfCalls += theirs.tokensOfCalls
  }
  const lines = Object.entries(rows).map(([name, row]) => `${name}: ${JSON.stringify(row)}`)
  const total = `50 tasks: ${JSON.stringify(sum)}`
  process.stdout.write(`${[...lines, total].join('\n')}\n`)
  expect(sum.ours).toBeLessThanOrEqual(sum.theirs / 2)
})
