import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPrism } from '@hostwright/prism'
import type { Sandbox } from '@hostwright/sandbox'
import type { BuiltVersion } from './build-version.ts'
import type { LoadRequest } from './load.ts'

const require = createRequire(import.meta.url)
const description = require.resolve('@hostwright/openapi/openapi.json')

/** A response as a server without any logic sends it. */
export interface BareResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What is measured beside each other: the arguments with which Node starts each server on a port. */
export async function listServers(
  sandbox: Sandbox,
  loads: readonly LoadRequest[],
  versions: Readonly<Record<string, BuiltVersion>>,
): Promise<Record<string, (port: string) => readonly string[]>> {
  const command = join(dirname(require.resolve('@hostwright/sandbox/package.json')), 'dist/command.js')
  const bare = fileURLToPath(new URL('programs/bare-server.ts', import.meta.url))
  const responses = JSON.stringify(await recordResponses(sandbox, loads))
  return {
    sandbox: (port) => [command, '--port', port, '--no-limits'],
    'in a database': (port) => [command, '--port', port, '--no-limits', '--db', ':memory:'],
    ...Object.fromEntries(
      Object.entries(versions).map(([name, { command: earlier }]) => [
        name,
        (port: string) => [earlier, '--port', port, '--no-limits'],
      ]),
    ),
    Prism: (port) => [findPrism(), 'mock', '-h', '127.0.0.1', '-p', port, description],
    bare: (port) => [bare, port, responses],
  }
}

/** The sandbox's own responses, so that the bare server sends the same bytes. */
async function recordResponses(
  { fetch, baseUrl }: Sandbox,
  loads: readonly LoadRequest[],
): Promise<Record<string, BareResponse>> {
  const recorded: Record<string, BareResponse> = {}
  for (const { path, ...load } of loads) {
    const response = await fetch(new Request(`${baseUrl}${path}`, load))
    const body = await response.text()
    recorded[`${load.method} ${path}`] = {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), 'content-length': String(Buffer.byteLength(body)) },
      body,
    }
  }
  return recorded
}
