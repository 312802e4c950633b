import { describe, expect, test } from 'vitest'
import {
  contract,
  end,
  entry,
  given,
  minute,
  ordered,
  quotedAt,
  readUuid,
  type Scene,
  situationOf,
  verdictOf,
} from '../testing/account-scene.ts'

// An order of a hosting server with a `server_id`, which the API sells once.
const order = { server_id: 'web-01' }
const product = { idOf: readUuid, isNameUnique: true, nameField: 'server_id' } as const
const hosting = (scene: Scene): Scene => ({
  product,
  mark: given,
  ...scene,
  quote: { order, ...scene.quote },
})

describe('an order of a server_id is decided by the list alone', () => {
  test.each<[string, Scene]>([
    [
      'an entry that nothing explains',
      {
        log: [
          [quotedAt, 200],
          [ordered + minute, 200],
        ],
      },
    ],
    ['a contract of another id', { contracts: [contract('old'), contract('new', 'other')] }],
    ['a log that cannot be read', { log: null }],
    ['another key, whose log is another', { keyId: 'another' }],
    ['a log that lacks the dry run', { log: [] }],
  ])('%s changes nothing: after the horizon it is not executed', (_, scene) => {
    expect(verdictOf(hosting(scene)).outcome).toBe('not-executed')
    expect(verdictOf(scene).outcome).toBe('unknown')
  })

  test.each<[string, Scene]>([
    ['the horizon is not over', { shownUntil: end - 1 }],
    ['the list is not complete', { isComplete: false }],
    ['a contract has its id', { contracts: [contract('old'), contract('new', 'web-01')] }],
  ])('while %s it is unknown', (_, scene) => {
    expect(verdictOf(hosting(scene)).outcome).toBe('unknown')
  })

  test('a derived server_id is decided by the log as well', () => {
    const scene: Scene = {
      log: [
        [quotedAt, 200],
        [ordered + minute, 200],
      ],
    }
    const mark = { field: 'server_id', value: 'hw1', isUnique: true }
    expect(situationOf({ ...hosting(scene), mark }).unexplained).toEqual([entry(ordered + minute)])
  })
})
