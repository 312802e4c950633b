import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '@hostwright/sandbox/node'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { file, toCalls } from './calls.ts'
import type { ForeignClient } from './clients.ts'
import { type ConvertedSchema, type ExpectedCall, listFaults } from './list-faults.ts'
import { runProgram, type ServerCommand } from './run-program.ts'
import { withNulls } from './with-nulls.ts'

const command = createRequire(import.meta.url)
  .resolve('@hostwright/mcp')
  .replace(/index\.js$/, 'command.js')
const options = ['--allow', 'write', '--allow', 'interrupt', '--spend', '100000']

// The server adopts the limits that responses state: with those of the API it would wait for most of a minute.
const wide = { perMinute: 6_000, perDay: 100_000, concurrent: 20 }

/** Result of a client: the number of its tools and calls, and its faults. */
export interface ClientResult {
  readonly tools: number
  readonly calls: number
  readonly faults: readonly string[]
}

/**
 * Runs a client against the built server over an account of its own. It calls every tool twice: with what the call
 * needs alone, and with null for everything that was left out.
 */
export async function checkClient(client: ForeignClient): Promise<ClientResult> {
  const sandbox = await createSandbox({ limits: { vps: wide, server: wide, common: wide } })
  const state = await mkdtemp(join(tmpdir(), 'hostwright-mcp-clients-'))
  try {
    const { url } = await sandbox.listen({ port: 0 })
    const env = { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: sandbox.apiKey, HOSTWRIGHT_CONFIG_DIR: state }
    const server = { command: process.execPath, args: [command, ...options], env }
    const { names, calls } = await prepare(server)
    const report = await runProgram(client, server, calls)
    const faults = listFaults(report, calls, names, client.isStrict)
    return { tools: report.tools.length, calls: report.results.length, faults }
  } finally {
    await sandbox.close()
    await rm(state, { recursive: true, force: true })
  }
}

interface Prepared {
  readonly names: readonly string[]
  readonly calls: readonly ExpectedCall[]
}

/** Stores the plan that `apply` needs, and makes the calls from the tools of the server. */
async function prepare(server: ServerCommand): Promise<Prepared> {
  const client = new Client({ name: 'prepare', version: '1.0.0' })
  await client.connect(
    new StdioClientTransport({ ...server, args: [...server.args], env: { ...server.env } }),
  )
  const { tools } = await client.listTools()
  const call = async (name: string, given: object): Promise<unknown> =>
    (await client.callTool({ name, arguments: { ...given } })).structuredContent
  const { data } = (await call('read', { operation: 'listVpsServers' })) as {
    readonly data: { readonly servers: readonly [{ readonly uuid: string }] }
  }
  const { digest } = (await call('plan', { file })) as { readonly digest: string }
  await client.close()
  const schemas = new Map(tools.map(({ name, inputSchema }) => [name, inputSchema as ConvertedSchema]))
  const calls = toCalls(data.servers[0].uuid, digest)
  const strict = calls.map((one) => ({
    ...one,
    arguments: withNulls(schemas.get(one.name) ?? {}, one.arguments) as object,
  }))
  return { names: [...schemas.keys()], calls: [...calls, ...strict] }
}
