import { ConfigError } from '@hostwright/common'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import type { Readable, Writable } from 'node:stream'
import { createRuns } from '../server/create-runs.ts'
import { createServer } from '../server/create-server.ts'
import { createSkills } from '../server/create-skills.ts'
import type { HttpServer } from '../server/http-server.ts'
import type { Shared } from '../server/shared.ts'
import { openSession, type System } from './open-session.ts'
import { help, readOptions } from './read-options.ts'

/** A stream to which text is written. */
export interface Written {
  /** Writes a text. */
  readonly write: (text: string) => unknown
}

/** The process of the command. Its types are not Node's, so that programs compile without `@types/node`. */
export interface Machine extends System {
  /** Standard input with the client's messages, unless the server listens on a port. */
  readonly stdin: {
    /** Listens to an event of the stream. */
    readonly on: (event: never, listener: never) => unknown
  }
  /** Standard output, only for messages to the client and for `--help`. */
  readonly stdout: Written
  /** Standard error, for failures. */
  readonly stderr: Written
  /** The version that clients see. */
  readonly version: string
  /** The folder with a folder for each skill that the server offers to clients. */
  readonly skills: string
}

/** A server that is running. */
export interface Serving {
  /** Ends its connections. */
  close(): Promise<void>
}

const shortestToken = 32

/**
 * Runs the command, and returns what serves: a server over HTTP, one over standard input and output, or undefined after
 * `--help` and `--version`.
 *
 * @throws {ConfigError} for an option or an environment that cannot be used
 */
export async function run(
  argv: readonly string[],
  machine: Machine,
): Promise<HttpServer | Serving | undefined> {
  const { stdin, stdout, stderr, version, skills: folder, ...system } = machine
  if (argv.includes('--help') || argv.includes('--version')) {
    stdout.write(argv.includes('--help') ? help : `${version}\n`)
    return undefined
  }
  const options = readOptions(argv)
  const session = await openSession(options, system)
  const onError = (error: unknown): void => void stderr.write(`hostwright-mcp: ${(error as Error).message}\n`)
  const skills = createSkills(folder)
  const shared: Shared = { session, runs: createRuns(session.reader.sleep), skills, version, onError }
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
