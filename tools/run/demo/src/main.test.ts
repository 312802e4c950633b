import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

test('if the port is in use, the message shows the command for another port, and no stack trace', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { readonly port: number }
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const started = run(process.execPath, ['--conditions=@hostwright/source', main, '--port', String(port)])
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^listen EADDRINUSE: .*\nChoose another port: npm start -- --port 4011\n$/),
  })
})
