import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Runs a program on a simulated Node without SQLite, as Node before version 22. */
async function runWithoutSqlite(...args: readonly string[]): Promise<{ code: unknown; output: string }> {
  const flags = ['--no-experimental-sqlite', '--conditions=@hostwright/source', '--no-warnings']
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, ...args], (error, stdout, stderr) => {
      resolve({ code: error?.code, output: stdout + stderr })
    })
  })
}

const plain = /A sandbox in a file needs Node\.js 24 or newer\. This is Node\.js \d+\./

test('on a Node without SQLite the command prints only a message about the version', async () => {
  const command = fileURLToPath(new URL('../command.ts', import.meta.url))
  const { code, output } = await runWithoutSqlite(command, '--port', '0', '--db', 'never.sqlite')
  expect(code).toBe(1)
  expect(output).toMatch(plain)
  expect(output.trim().split('\n')).toHaveLength(1)
})

test('on a Node without SQLite a sandbox works in memory, and one with a file rejects with a message', async () => {
  const program = `
    const { createSandbox } = await import(${JSON.stringify(new URL('../node.ts', import.meta.url).href)})
    const { fetch, baseUrl } = await createSandbox()
    console.log((await fetch(new Request(baseUrl))).status)
    await createSandbox({ db: 'never.sqlite' }).catch((error) => console.log(error.message))
  `
  const { code, output } = await runWithoutSqlite('--input-type=module', '--eval', program)
  expect(code).toBeUndefined()
  expect(output).toMatch(/^200\n/)
  expect(output).toMatch(plain)
})
