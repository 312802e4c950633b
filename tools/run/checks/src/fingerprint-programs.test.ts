import { expect, test } from 'vitest'
import { fingerprintPrograms } from './fingerprint-programs.ts'

const version = (text: string) => (): string => text

test('the fingerprint differs if a program is missing or another version, and not by the order of the names', () => {
  const present = fingerprintPrograms(['curl', 'PHP'], version('1'))
  expect(fingerprintPrograms(['PHP', 'curl'], version('1'))).toBe(present)
  expect(fingerprintPrograms(['curl', 'PHP'], version('2'))).not.toBe(present)
  expect(fingerprintPrograms(['curl', 'PHP'], (name) => (name === 'PHP' ? 'missing' : '1'))).not.toBe(present)
})

test('a program of this machine has the same fingerprint twice', () => {
  expect(fingerprintPrograms(['bash'])).toBe(fingerprintPrograms(['bash']))
})
