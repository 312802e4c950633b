import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { operations } from '../generated/operations.ts'
import { createCoverage } from './coverage.ts'
import type { JournaledRequest } from './journal.ts'

const entry = (operationId: string | null, status: number | null, code: string | null = null) =>
  ({ operationId, status, code }) as JournaledRequest

test('every described response is listed, met or not', () => {
  const rows = createCoverage().list()
  expect(rows.length).toBeGreaterThan(900)
  expect(new Set(rows.map(({ operationId }) => operationId)).size).toBe(table.length)
  expect(rows.filter(({ count, isDescribed }) => count !== 0 || !isDescribed)).toEqual([])
  const described = operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, codes }) =>
      status < 400 ? [`${id} ${status} null`] : codes.map((code) => `${id} ${status} ${code}`),
    ),
  )
  expect(rows.map(({ operationId, status, code }) => `${operationId} ${status} ${code}`)).toEqual(described)
  expect(rows).toContainEqual({
    operationId: 'stopVps',
    status: 202,
    code: null,
    count: 0,
    isDescribed: true,
  })
})

test('responses are counted, each kind separately', () => {
  const coverage = createCoverage()
  const total = coverage.list().length
  coverage.add(entry('getApiKey', 200))
  coverage.add(entry('getApiKey', 200))
  coverage.add(entry('getVpsServer', 404, 'VPS_NOT_FOUND'))
  const met = coverage.list().filter(({ count }) => count > 0)
  expect(met).toEqual([
    { operationId: 'getApiKey', status: 200, code: null, count: 2, isDescribed: true },
    { operationId: 'getVpsServer', status: 404, code: 'VPS_NOT_FOUND', count: 1, isDescribed: true },
  ])
  expect(coverage.list()).toHaveLength(total)
})

test('a response beside the description is listed after the others', () => {
  const coverage = createCoverage()
  coverage.add(entry('getApiKey', 418, 'TEAPOT'))
  expect(coverage.list().at(-1)).toEqual({
    operationId: 'getApiKey',
    status: 418,
    code: 'TEAPOT',
    count: 1,
    isDescribed: false,
  })
})

test('requests without an operation or a response are not counted', () => {
  const coverage = createCoverage()
  coverage.add(entry(null, 404, 'NOT_FOUND'))
  coverage.add(entry('orderVps', null))
  coverage.add(entry(null, null))
  expect(coverage.list().filter(({ count, isDescribed }) => count > 0 || !isDescribed)).toEqual([])
})
