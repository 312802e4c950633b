import { PacingError } from '@hostwright/redis'
import { expect, test } from 'vitest'
import { toCommandError } from './to-command-error.ts'

test('a write for which Redis gave no slot has changed nothing', () => {
  const error = new PacingError('vps', new Error('closed'))
  const { exitCode, done } = toCommandError(error, { command: [], reads: false, interrupted: false })
  expect({ exitCode, done }).toEqual({ exitCode: 5, done: 'Nothing was changed.' })
})
