import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runChild } from './run-child.ts'
import type { TableReport } from './table-program.ts'
import { table } from './table.ts'

const { resolve } = createRequire(import.meta.url)
const onNode = (name: string): string => join(dirname(resolve(`${name}/package.json`)), 'bin/node')

describe.each([
  ['22', onNode('node22')],
  ['24', process.execPath],
  ['26', onNode('node26')],
])('on Node %s', (version, execPath) => {
  let report: TableReport
  beforeAll(async () => {
    report = (await runChild('table-program.ts', [], { execPath })).message as TableReport
  })

  test('the built client is the one that runs', () => {
    expect(report.node).toMatch(new RegExp(`^v${version}\\.`))
    expect(report.verdicts).toHaveLength(table.length)
    expect(report.client).toMatch(/\/packages\/common\/dist\/index\.js$/)
  })

  test.each(table)('$situation: $wanted', ({ situation }) => {
    expect(report.verdicts.find((verdict) => verdict.situation === situation)).toEqual({ situation })
  })
})
