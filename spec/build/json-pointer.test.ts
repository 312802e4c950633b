import { expect, test } from 'vitest'
import { parsePointer, toPointerKey } from './json-pointer.ts'

test.each([['/v1/me'], ['~'], ['~1'], ['a~/b']])('%s is read as it was written', (key) => {
  expect(toPointerKey(key)).not.toContain('/')
  expect(parsePointer(`#/paths/${toPointerKey(key)}/get`)).toEqual(['paths', key, 'get'])
})

test('the document itself has no keys', () => {
  expect(parsePointer('#')).toEqual([])
})
