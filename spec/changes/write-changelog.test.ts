import { expect, test } from 'vitest'
import { writeChangelog } from './write-changelog.ts'

const removed = { breaking: true, text: 'paths > /lids: removed', operations: ['GET /lids', 'POST /lids'] }
const server = { breaking: false, text: 'servers > 1: added', operations: [] }

test('lists breaking changes first, with the operations of each change', () => {
  const { lines, allowed } = writeChangelog({
    versions: ['1.2.0', '2.0.0'],
    entries: [server, removed],
    wording: 3,
  })
  expect(allowed).toBe(true)
  expect(lines.join('\n')).toBe(`# Changes from 1.2.0 to 2.0.0

## Breaking

- paths > /lids: removed
  - GET /lids
  - POST /lids

## Not breaking

- servers > 1: added
  - the whole API

Explanations and examples changed in 3 places.`)
})

test('allows no breaking change within a major version', () => {
  const { lines, allowed } = writeChangelog({ versions: ['1.2.0', '1.3.0'], entries: [removed], wording: 0 })
  expect(allowed).toBe(false)
  expect(lines.at(-1)).toMatch('need a new major version')
  expect(writeChangelog({ versions: ['1.2.0', '1.3.0'], entries: [server], wording: 0 }).allowed).toBe(true)
})

test('says that nothing changed', () => {
  const { lines, allowed } = writeChangelog({ versions: ['1.0.0', '1.0.0'], entries: [], wording: 0 })
  expect(lines).toContain('The API is the same.')
  expect(allowed).toBe(true)
})
