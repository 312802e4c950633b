import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureBlocked, situations } from './measure-blocked.ts'

const guide = readFileSync(new URL('../../../../../docs/guides/ordering.md', import.meta.url), 'utf8')

/** Returns the minutes of a row of the table "How long you wait", for a product; NaN if there is none. */
function minutesOf(name: string, product: string): number {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${name} `))
  const [, , vps = '', hosting = ''] = row?.split('|') ?? []
  return Number.parseInt((product === 'VPS' ? vps : hosting).trim(), 10)
}

test.each(situations)(
  '$product: $name: the guide has the minutes that the sandbox takes',
  async (situation) => {
    const measured = await measureBlocked(situation)
    expect(measured).toBe(minutesOf(situation.name, situation.product))
  },
)

test('a row that the guide lacks is noticed', () => {
  expect(minutesOf('it was struck by lightning', 'VPS')).toBeNaN()
})
