import { expect, test } from 'vitest'
import { readNames } from './read-names.ts'

/** Reads a folder that returns `size` names at a time, and returns how many requests were sent together. */
async function read(names: readonly number[], size: number) {
  const turns: number[] = []
  let position = 0
  let isNewTurn = true
  const found = await readNames(async () => {
    if (isNewTurn) turns.push(0)
    isNewTurn = false
    turns.push(turns.pop()! + 1)
    const part = names.slice(position, (position += size))
    await Promise.resolve()
    isNewTurn = true
    return part.length > 0 ? part : undefined
  })
  return { found, turns }
}

test.each([0, 1, 99, 100, 101, 999, 2_000, 12_345])('a folder of %i names is read whole', async (count) => {
  const names = Array.from({ length: count }, (_, index) => index)
  expect((await read(names, 100)).found).toEqual(names)
})

test('names that do not fit into one response are asked for together', async () => {
  const names = Array.from({ length: 2_000 }, (_, index) => index)
  expect((await read(names, 100)).turns).toEqual([2, 8, 32])
  expect((await read(names.slice(0, 50), 100)).turns).toEqual([2])
})

test('an error of one request ends the reading', async () => {
  let count = 0
  const reading = readNames(async () => {
    count += 1
    if (count === 4) throw new Error('cut')
    return [count]
  })
  await expect(reading).rejects.toThrow('cut')
})
