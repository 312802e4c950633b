import { expect, test } from 'vitest'
import { findMissingTool } from './find-missing-tool.ts'

const here = import.meta.dirname

test('names the first tool that is not there', async () => {
  const there = { name: 'a shell', probe: 'true' }
  const absent = { name: 'a dream', probe: 'a-command-that-is-nowhere' }
  expect(await findMissingTool([there, absent], here)).toBe(absent)
})

test('finds nothing missing where all is there', async () => {
  expect(await findMissingTool([{ name: 'a shell', probe: 'true' }], here)).toBeUndefined()
})
