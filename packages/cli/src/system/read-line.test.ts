import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { readLine } from './read-line.ts'

/** Creates the input of a terminal that notes whether it is in raw mode, in which a terminal shows no keys. */
function createTerminal() {
  const modes: boolean[] = []
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (mode: boolean) => void modes.push(mode),
  })
  return { input, modes }
}

test.each(['xterm', 'dumb'])(
  'a terminal (TERM=%s) does not show the keys of a hidden line, and shows keys again after it',
  async (term) => {
    vi.stubEnv('TERM', term)
    const { input, modes } = createTerminal()
    const line = readLine(input, new AbortController().signal, true)
    input.write('S3cret-passwort\u007Fd\r')
    expect(await line).toBe('S3cret-password')
    expect(modes).toEqual([true, false])
  },
)

test('Ctrl+C in a hidden line interrupts the program', async () => {
  const { input, modes } = createTerminal()
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort())
  const line = readLine(input, interruption.signal, true)
  input.write('S3cret\u0003')
  expect(await line).toBeUndefined()
  expect([interruption.signal.aborted, ...modes]).toEqual([true, true, false])
})
