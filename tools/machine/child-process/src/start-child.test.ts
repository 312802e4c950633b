import { expect, test } from 'vitest'
import { startChild } from './start-child.ts'

test('the output and the exit code of a process are collected', async () => {
  const lines: string[] = []
  const program =
    'process.stdin.on("data", (it) => { console.log(String(it)); console.error("bad"); process.exit(3) })'
  const child = startChild(['-e', program], { stdin: true, onLine: (line) => lines.push(line) })
  await child.write('good')
  expect(await child.ended).toEqual({ exitCode: 3, signal: null, stdout: 'good\n', stderr: 'bad\n' })
  expect(lines).toEqual(['good'])
  expect(child.isAlive()).toBe(false)
})

test('a process can be killed as soon as it has sent its first message', async () => {
  const child = startChild(['-e', 'process.send("begun"); process.on("SIGTERM", () => {})'], {
    onMessage() {},
  })
  expect(await child.begun).toBe('begun')
  expect(await child.kill()).toMatchObject({ exitCode: null, signal: 'SIGKILL' })
})

test('a process that ends before its first message rejects with its error output', async () => {
  await expect(startChild(['-e', 'throw new Error("no disk")']).begun).rejects.toThrow('no disk')
  expect(await startChild(['-e', 'setInterval(() => {}, 1)'], { killAfterMs: 5 }).ended).toMatchObject({
    signal: 'SIGKILL',
  })
})
