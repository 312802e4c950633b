import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { createSandbox } from '@hostwright/sandbox/node'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, onTestFinished, test } from 'vitest'

const command = createRequire(import.meta.url)
  .resolve('@hostwright/mcp')
  .replace(/index\.js$/, 'command.js')

test.each(['auto', 'legacy'] as const)(
  'the built command serves a client over its standard streams (%s)',
  async (mode) => {
    const sandbox = await createSandbox()
    const { url } = await sandbox.listen({ port: 0 })
    onTestFinished(() => sandbox.close())
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
    onTestFinished(() => client.close())
    const env = { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: sandbox.apiKey }
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [command], env, stderr: 'pipe' }),
    )
    const { structuredContent } = await client.callTool({
      name: 'read',
      arguments: { operation: 'listVpsServers' },
    })
    expect(structuredContent).toHaveProperty('data.servers.0.name')
  },
)

test('on an older Node, a message says which version is needed', async () => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})`
  const ended = promisify(execFile)(process.execPath, ['--import', older, command])
  await expect(ended).rejects.toMatchObject({
    code: 2,
    stderr: 'hostwright-mcp needs Node 22.12 or later: this is Node 20.19.0.\n',
  })
})

test('the licences of all packages that are bundled are in the package', async () => {
  const text = await readFile(command.replace(/command\.js$/, 'bundled-licences.txt'), 'utf8')
  expect(text.match(/^\S+ [\d.]+, .+$/gm)).toEqual([
    expect.stringContaining('@modelcontextprotocol/core '),
    expect.stringContaining('@modelcontextprotocol/server '),
    expect.stringContaining('minisearch '),
    expect.stringContaining('zod '),
  ])
})
