import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allKinds } from '../kinds/table.ts'
import { listShown, toEffectRows } from '../testing/effect-table.ts'

const guide = join(import.meta.dirname, '../../../../docs/guides/plan.md')

test.each(allKinds())('the cases show an effect of each part of %s that can have one', (kind) => {
  const without = listShown(kind).filter((part) => part.canHave && part.effects.length === 0)
  expect(without.map(({ action, property }) => `${action} ${property}`)).toEqual([])
})

test('the guide has the effects of every kind, row by row', () => {
  const [, table = ''] =
    /<!-- effects -->\n\n(.*?)\n\n<!-- \/effects -->/s.exec(readFileSync(guide, 'utf8')) ?? []
  const rows = table.split('\n').map((line) => line.split('|').slice(1, -1))
  const written = rows.slice(2).map((cells) => cells.map((cell) => cell.trim()))
  const expected = toEffectRows().filter(([, ...cells]) => cells.some((cell) => cell !== 'none'))
  expect(written).toEqual(expected)
  expect(expected.length).toBeGreaterThan(20)
})
