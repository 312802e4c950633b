import { createSandbox } from '../create-sandbox.ts'
import { expect, test, vi } from 'vitest'

vi.mock('ssh2', () => {
  throw new Error('Cannot find package')
})

test('without the package ssh2, files over SFTP say how to install it, and the sandbox listens without them', async () => {
  const sandbox = await createSandbox()
  await expect(sandbox.listen({ port: 0, ssh: true })).rejects.toThrow('npm install --save-dev ssh2')
  await expect(sandbox.listen({ port: 0 })).resolves.toMatchObject({ url: expect.stringMatching(/^http:/) })
  await sandbox.close()
})
