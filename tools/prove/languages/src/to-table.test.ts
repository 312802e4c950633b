import { expect, test } from 'vitest'
import type { RowResult } from './run-row.ts'
import { isGreen, isSkipped, toTable } from './to-table.ts'

const row = {
  client: 'go-example',
  language: 'Go',
  generator: 'example',
  version: '1.2.3',
  artefact: 'openapi.json',
  toolchain: [],
  generate: '',
  compile: '',
  flow: '',
} as const
const green: RowResult = { row, files: 7, generate: 'ok', compile: 'ok', flow: 'ok', ms: 90_000, output: '' }
const skipped: RowResult = { ...green, files: 0, generate: 'skipped', compile: '', flow: '', ms: 0 }
const red: RowResult = { ...green, files: 0, generate: 'failed', compile: '', flow: '', ms: 0 }

test('a row is green when all of its steps are', () => {
  expect(isGreen(green)).toBe(true)
  expect(isGreen(red)).toBe(false)
})

test('a row that was skipped is neither green nor failed', () => {
  expect([green, red, skipped].map(isGreen)).toEqual([true, false, false])
  expect([green, red, skipped].map(isSkipped)).toEqual([false, false, true])
})

test('the table names what was skipped or failed, and not the steps that were not reached', () => {
  expect(toTable([green, red, skipped]).split('\n')).toEqual([
    'language  generator  version  artefact      files  generate  compile  flow  minutes',
    '--------  ---------  -------  ------------  -----  --------  -------  ----  -------',
    'Go        example    1.2.3    openapi.json  7      ok        ok       ok    1.50',
    'Go        example    1.2.3    openapi.json  0      failed    -        -     0.00',
    'Go        example    1.2.3    openapi.json  0      skipped   -        -     0.00',
  ])
})
