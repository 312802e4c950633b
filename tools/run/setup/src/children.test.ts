import type { ChildProcess } from 'node:child_process'
import { expect, test } from 'vitest'

const href = new URL('children.mjs', import.meta.url).href
const { createChildren } = (await import(href)) as {
  readonly createChildren: () => {
    readonly start: (
      file: string,
      args: readonly string[],
    ) => { readonly child: ChildProcess; readonly ended: Promise<number> }
    readonly run: (file: string, args: readonly string[], onLine: (line: string) => void) => Promise<number>
    readonly end: () => Promise<void>
  }
}

test('the lines of a child are passed on, and its exit code is returned', async () => {
  const lines: string[] = []
  const program = 'console.log("one\\ntwo"); console.error("three"); process.exitCode = 3'
  expect(await createChildren().run(process.execPath, ['-e', program], (line) => lines.push(line))).toBe(3)
  expect(lines.toSorted()).toEqual(['one', 'three', 'two'])
})

test('a program that is not there is an error', async () => {
  await expect(createChildren().run('/nowhere/node', [], () => {})).rejects.toThrow(/ENOENT/)
})

test('the end of the children is also that of the programs that they started', async () => {
  const children = createChildren()
  // The pipe closes only after the grandchild, which has it too, has ended.
  const program = `
    require('node:child_process').spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 1e6)'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    setInterval(() => {}, 1e6)`
  const { child, ended } = children.start(process.execPath, ['-e', program])
  await new Promise((resolve) => child.stdout!.once('data', resolve))
  await children.end()
  expect(await ended).toBe(1)
})
