import { expect, test } from 'vitest'
import { CommandError } from './command-error.ts'
import { toJsonError } from './to-json-error.ts'

test.each(['EACCES', 'EAI_AGAIN'])('%s of the operating system is not the code of a JSON error', (code) => {
  const cause = Object.assign(new Error(code), { code })
  const error = new CommandError('No file was written.', { cause })
  expect(JSON.parse(toJsonError(error))).toMatchObject({ error: { code: 'REJECTED' } })
})
