import { expect, test } from 'vitest'
import { createTestStore } from '../testing/create-test-store.ts'
import { beginInstallation, endOfFirstPhase, isInstalling, reinstallState } from './reinstall-state.ts'

const at = 1_000_000
const minute = 60_000

test.each([
  ['create', 1, 3],
  ['reinstall', 3, 5],
] as const)('%s has two phases: one to minute %i, one to minute %i', (kind, first, last) => {
  const installation = beginInstallation(createTestStore(), kind, at)
  const stateAfter = (ms: number) => reinstallState(installation, at + ms)
  expect(installation.kind).toBe(kind)
  expect(endOfFirstPhase(installation)).toBe(at + first * minute)
  expect([stateAfter(0), stateAfter(first * minute - 1)]).toEqual(['rebuilding', 'rebuilding'])
  expect([stateAfter(first * minute), stateAfter(last * minute - 1)]).toEqual(['configuring', 'configuring'])
  expect(stateAfter(last * minute)).toBe('completed')
  expect(reinstallState({ ...installation, fails: true }, at + last * minute)).toBe('error')
  expect(reinstallState({ ...installation, fails: true }, at + last * minute - 1)).toBe('configuring')
  expect(isInstalling(installation, at + last * minute - 1)).toBe(true)
  expect(isInstalling(installation, at + last * minute)).toBe(false)
})
