import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { worlds } from './worlds.ts'

test('every world of the sandbox can be chosen, and no other', async () => {
  const names = worlds.join(', ')
  await expect(createSandbox({ world: 'moon' as 'small' })).rejects.toThrow(`give one of ${names}`)
})
