import { expect, test } from 'vitest'
import { ownershipHost, parseOwnershipLabel, usualOwnershipLabel, validationToken } from './ownership.ts'

test.each(['a', '7', 'a-b', 'acme-verify', 'a'.repeat(62), usualOwnershipLabel])(
  '%s is a valid label',
  (label) => {
    expect(parseOwnershipLabel(label)).toBe(label)
    expect(ownershipHost({ ownershipLabel: label })).toBe(`_${label}`)
  },
)

test.each(['', '_x', '-a', 'a-', 'A', 'a b', 'a.b', 'a'.repeat(63)])('“%s” is an invalid label', (label) => {
  expect(() => parseOwnershipLabel(label)).toThrow(
    `ownershipLabel is ${label}: give lower-case letters, digits and hyphens, such as ownership-verify`,
  )
})

test('each server has a token of its own, which stays', () => {
  expect(validationToken('hw1.example.jp')).toMatch(/^[0-9a-f]{32}$/)
  expect(validationToken('hw1.example.jp')).toBe(validationToken('hw1.example.jp'))
  expect(validationToken('hw1.example.jp')).not.toBe(validationToken('hw2.example.jp'))
})
