import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Runs a program on a Node that has no SQLite, as those before 22. */
async function runWithoutSqlite(...args: readonly string[]): Promise<{ code: unknown; output: string }> {
  const flags = ['--no-experimental-sqlite', '--conditions=@hostwright/source', '--no-warnings']
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, ...args], (error, stdout, stderr) => {
      resolve({ code: error?.code, output: stdout + stderr })
    })
  })
}

const plain = /The sandbox needs Node\.js 24 or newer\. This is Node\.js \d+\./

test('on a Node that is too old the command says so, and nothing else', async () => {
  const command = fileURLToPath(new URL('../command.ts', import.meta.url))
  const { code, output } = await runWithoutSqlite(command, '--port', '0')
  expect(code).toBe(1)
  expect(output).toMatch(plain)
  expect(output.trim().split('\n')).toHaveLength(1)
})

test('there the package can be imported, and making a sandbox says so', async () => {
  const program = `
    const { createSandbox } = await import(${JSON.stringify(new URL('../index.ts', import.meta.url).href)})
    await createSandbox().catch((error) => console.log(error.message))
  `
  const { code, output } = await runWithoutSqlite('--input-type=module', '--eval', program)
  expect(code).toBeUndefined()
  expect(output).toMatch(plain)
})
