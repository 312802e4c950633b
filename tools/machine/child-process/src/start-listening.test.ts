import { expect, onTestFinished, test } from 'vitest'
import { startListening } from './start-listening.ts'

const program = process.execPath
const endBusy = ['-e', 'console.error("bind: address already in use"); process.exit(1)']
const listen = (port: number): readonly string[] => ['-e', `require('net').createServer().listen(${port})`]

test('a program that finds a port in use is started again on another port', async () => {
  const tried: number[] = []
  const { child, port } = await startListening((free) => (tried.push(free) < 3 ? endBusy : listen(free)), {
    program,
  })
  onTestFinished(async () => void (await child.kill()))
  expect(new Set(tried).size).toBe(3)
  expect(port).toBe(tried[2])
})

test('a program that never finds a free port, or ends for another reason, is not started forever', async () => {
  let starts = 0
  const start = (args: readonly string[]): Promise<unknown> =>
    startListening(() => ((starts += 1), args), { program })
  await expect(start(endBusy)).rejects.toThrow('ended with 1: bind: address already in use')
  expect(starts).toBe(5)
  await expect(start(['-e', 'process.exit(3)'])).rejects.toThrow('ended with 3: ')
  expect(starts).toBe(6)
})
