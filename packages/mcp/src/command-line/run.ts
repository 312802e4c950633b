import { ConfigError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import type { Readable, Writable } from 'node:stream'
import { createRuns } from '../server/create-runs.ts'
import { createServer } from '../server/create-server.ts'
import { createSkills } from '../server/create-skills.ts'
import type { HttpServer } from '../server/http-server.ts'
import type { Shared } from '../server/shared.ts'
import { openSession, type ServerSystem } from './open-session.ts'
import { help, readOptions } from './read-options.ts'

/** Output stream of the process. */
export interface Written {
  /** Writes a text. */
  readonly write: (text: string) => unknown
}

/**
 * Parts of the process that the command uses. The types are not those of Node, so that programs compile without
 * `@types/node`.
 */
export interface ServerProcess extends ServerSystem {
  /** Standard input, from which the client's messages are read, unless the server listens on a port. */
  readonly stdin: {
    /** Adds a listener for an event of the stream. */
    readonly on: (event: never, listener: never) => unknown
  }
  /** Standard output, to which only messages to the client and the text of `--help` and `--version` are written. */
  readonly stdout: Written
  /** Standard error, to which failures are written, and with `--http` the URL of the server. */
  readonly stderr: Written
  /** Version of the server that clients see. */
  readonly version: string
  /** Path of the folder with the skills that the server offers to clients, each in a folder of its own. */
  readonly skills: string
}

/** A server that is running. */
export interface Serving {
  /** Ends all connections and stops the server. */
  close(): Promise<void>
}

const shortestToken = 32

/**
 * Runs the command and returns the running server, over HTTP or over standard input and output; `undefined` after
 * `--help` and `--version`.
 *
 * @throws {ConfigError} for an option or an environment that cannot be used. Also rejects if the servers of `--servers`
 *   cannot be read, or the port is taken
 */
export async function runServer(
  argv: readonly string[],
  machine: ServerProcess,
): Promise<HttpServer | Serving | undefined> {
  const { stdin, stdout, stderr, version, skills: folder, ...system } = machine
  if (argv.includes('--help') || argv.includes('--version')) {
    stdout.write(argv.includes('--help') ? help : `${version}\n`)
    return undefined
  }
  const options = readOptions(argv)
  const session = await openSession(options, system)
  const onError = (error: unknown): void => void stderr.write(toErrorLine(error))
  const skills = createSkills(folder)
  const { sleep, monotonic } = portsOf(session.reader)
  const shared: Shared = {
    session,
    runs: createRuns(sleep, monotonic),
    skills,
    version,
    onError,
  }
  const { port, origins } = options
  if (port === undefined) {
    const transport = new StdioServerTransport(stdin as Readable, stdout as Writable)
    return serveStdio(() => createServer(shared), { transport, onerror: onError })
  }
  const token = system.env['HOSTWRIGHT_MCP_TOKEN'] ?? ''
  if (token.length < shortestToken)
    throw new ConfigError(
      'HOSTWRIGHT_MCP_TOKEN',
      `has fewer than ${shortestToken} characters: --http needs it`,
    )
  const { serveHttp } = await import('../server/serve-http.ts')
  const server = await serveHttp(() => createServer(shared), { port, token, origins, onError })
  stderr.write(`hostwright-mcp: ${server.url}\n`)
  return server
}

/**
 * Returns the line of standard error for an error of the server. The SDK's error for a line that is no message of the
 * protocol is a list of all forms that the line does not have, of about a hundred lines, which is left out.
 */
export function toErrorLine(error: unknown): string {
  const { issues } = Object(error) as { readonly issues?: unknown }
  const text = Array.isArray(issues)
    ? 'A line that is no message of the protocol was ignored.'
    : error instanceof Error
      ? error.message
      : String(error)
  return `hostwright-mcp: ${text}\n`
}
