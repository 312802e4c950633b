import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './copy-of-repository.ts'

const folder = join(root, 'tools/prove/attacks/src/rules')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

/** A rule of ordering, with the file of its test and the test's name if it has one of its own. */
interface Rule {
  readonly file: string
  readonly name?: string | undefined
}

function listRules(markdown: string): Rule[] {
  const rows = markdown.matchAll(/^\|.*\| `([^`]+\.ts)`(?:: (.*?))? *\|$/gm)
  return [...rows].map(([, file, name]) => ({ file: file!, name }))
}

/** Returns the rules whose test does not exist. */
function findUntested(markdown: string): Rule[] {
  return listRules(markdown).filter(({ file, name }) => {
    const path = file.startsWith('orders/') ? file.replace('orders/', 'packages/orders/src/') : file
    const whole = join(path.includes('/') ? root : folder, path)
    return !existsSync(whole) || (name !== undefined && !readFileSync(whole, 'utf8').includes(name))
  })
}

test('each rule of ordering has the test that its table names', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('|') && line.includes('.test.ts`'))
  expect(listRules(readme)).toHaveLength(rows.length)
  expect(rows.length).toBeGreaterThan(60)
  expect(findUntested(readme)).toEqual([])
})

test('a rule whose test has another name, or is in no file, is found', () => {
  const planted = [
    '| One rule | `tools/run/checks/src/rules-of-ordering.test.ts`: each rule of ordering has the test that its table names |',
    '| Another  | `orders-of-others.test.ts`: a test with another name |',
    '| A third  | `orders/none.test.ts` |',
  ].join('\n')
  expect(findUntested(planted)).toEqual([
    { file: 'orders-of-others.test.ts', name: 'a test with another name' },
    { file: 'orders/none.test.ts', name: undefined },
  ])
})
