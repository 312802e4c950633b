import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Address and API key of a sandbox's account. */
export interface Account {
  readonly baseUrl: string
  readonly apiKey: string
}

/** Starts the sandbox command that is installed in a folder, and ends it after `use`. */
export async function withSandbox<Result>(
  folder: string,
  args: readonly string[],
  use: (account: Account) => Promise<Result>,
): Promise<Result> {
  const sandbox = spawn(join(folder, 'node_modules/.bin/hostwright-sandbox'), ['--port', '0', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    return await use(await readAccount(sandbox))
  } finally {
    sandbox.kill()
  }
}

async function readAccount(sandbox: ChildProcess): Promise<Account> {
  let baseUrl = ''
  for await (const line of createInterface({ input: sandbox.stdout! })) {
    const [, url] = /responds at (\S+)/.exec(line) ?? []
    const [, apiKey] = /API key: (\S+)/.exec(line) ?? []
    if (url !== undefined) baseUrl = url
    if (apiKey !== undefined) return { baseUrl, apiKey }
  }
  throw new Error('The sandbox ended before it listened.')
}
