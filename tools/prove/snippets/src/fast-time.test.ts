import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { expect, test } from 'vitest'

const fastTime = new URL('fast-time.mjs', import.meta.url).href

/** Runs a program in fast time, and returns what it prints. */
async function run(program: string): Promise<string> {
  const args = [`--import=${fastTime}`, '--input-type=module', '--eval', program]
  const { stdout } = await execa(process.execPath, args, { env: { SPEED: '1000' } })
  return stdout
}

test('a timer jumps while a program waits', async () => {
  expect(await run("setTimeout(() => console.log('after a minute'), 60_000)")).toBe('after a minute')
})

test('a timeout does not end a file operation before which the program has worked for long', async () => {
  const file = fileURLToPath(import.meta.url)
  const stdout = await run(`
    import { readFile } from 'node:fs/promises'
    const timeout = setTimeout(() => console.log('too late'), 100_000)
    const start = process.hrtime.bigint()
    while (process.hrtime.bigint() - start < 200_000_000n);
    await readFile(${JSON.stringify(file)})
    clearTimeout(timeout)
    console.log('in time')`)
  expect(stdout).toBe('in time')
})
