import { expect, test } from 'vitest'
import { splitErrors } from './split-errors.ts'

test('an error of two codes and one of two lines have a condition by each code', () => {
  const list =
    '- `403 FORBIDDEN` or `404 NOT_FOUND` for another server\n- `409 CONFLICT` if it\n  exists\n- `409 LOCKED`: It is locked.'
  const { text, conditions } = splitErrors(`Creates it.\n\nErrors:\n\n${list}`)
  expect(text).toBe('Creates it.')
  expect([...conditions]).toEqual([
    ['403 FORBIDDEN', 'for another server'],
    ['404 NOT_FOUND', 'for another server'],
    ['409 CONFLICT', 'if it\n  exists'],
    ['409 LOCKED', 'It is locked.'],
  ])
  const japanese = splitErrors('作成します。\n\nエラー：\n\n- `409 CONFLICT`：存在する場合')
  expect([japanese.text, ...japanese.conditions.values()]).toEqual(['作成します。', '存在する場合'])
})
