import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import {
  Client,
  InMemoryTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { onTestFinished } from 'vitest'
import { openSession } from '../command-line/open-session.ts'
import { readOptions } from '../command-line/read-options.ts'
import { createRuns } from '../server/create-runs.ts'
import { createServer } from '../server/create-server.ts'
import { createSkills } from '../server/create-skills.ts'
import type { Shared } from '../server/shared.ts'
import type { HttpServer } from '../server/http-server.ts'
import { serveHttp } from '../server/serve-http.ts'

/** The revisions that the server speaks, as a client asks for them. */
export const eras = { '2026-07-28': { pin: '2026-07-28' }, '2025-11-25': 'legacy' } as const
export type Era = keyof typeof eras

export const skillsFolder: string = fileURLToPath(new URL('../../skills', import.meta.url))
export const guidesFolder: string = fileURLToPath(new URL('../../../../docs/guides', import.meta.url))
export const token = 'token-of-a-test-with-32-characters'

/** A sandbox, and servers over it. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly folder: string
  /** Method and path of each request that reached the API. */
  readonly requests: string[]
  /** Requests that may have changed something. */
  writes(): string[]
  /** Everything that was sent to clients. */
  readonly sent: string[]
  /** Messages of the server to its operator. */
  readonly errors: unknown[]
  /** Ends the time that a call may take, for all calls that wait. */
  passLimit(): void
  /** Connects the official client to a server with these options. */
  connect(line?: string, how?: Connection): Promise<Client>
  serve(line?: string, apiKey?: string): Promise<HttpServer>
}

/** How a client connects. */
export interface Connection {
  readonly transport?: 'stdio' | 'http'
  readonly era?: Era
  readonly apiKey?: string
  readonly capabilities?: object
  /** A server of `serve` that is there already, in place of a new one. */
  readonly server?: HttpServer
}

// Noon in Japan. Two sandboxes that are compared have the same time, and no price changes within a test.
const startAt = Date.parse('2026-11-02T03:00:00Z')

/** Sets up a sandbox in which no time passes by itself. */
export async function setUp(
  options: SandboxOptions = {},
  { sleep, respond = async () => undefined }: Differences = {},
): Promise<Scene> {
  const sandbox = await createSandbox({ speed: 0, limits: false, startAt, ...options })
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-mcp-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const requests: string[] = []
  const sent: string[] = []
  const errors: unknown[] = []
  const limits: (() => void)[] = []
  const share = (line: string, apiKey: string): Promise<Shared> =>
    toShared(
      { sandbox, folder, requests, errors, limits, respond, sleep: sleep ?? sandbox.clock.sleep },
      line,
      apiKey,
    )
  const serve = async (line = '', apiKey = sandbox.apiKey): Promise<HttpServer> => {
    const shared = await share(line, apiKey)
    const { origins } = readOptions(toWords(line))
    const { onError } = shared
    const server = await serveHttp(() => createServer(shared), { port: 0, token, origins, onError })
    onTestFinished(() => server.close())
    return server
  }
  return {
    sandbox,
    folder,
    requests,
    sent,
    errors,
    passLimit: () => limits.splice(0).forEach((end) => end()),
    writes: () => requests.filter((request) => !request.startsWith('GET ')),
    serve,
    async connect(
      line = '',
      { transport = 'stdio', era = '2026-07-28', apiKey = sandbox.apiKey, capabilities, server } = {},
    ) {
      const client = new Client(
        { name: 'test', version: '1.0.0' },
        { versionNegotiation: { mode: eras[era] }, ...(capabilities && { capabilities }) },
      )
      const end =
        transport === 'http'
          ? await toHttp(server ?? (await serve(line, apiKey)), sent)
          : toMemory(await share(line, apiKey), sent)
      await client.connect(end)
      onTestFinished(() => client.close())
      return client
    },
  }
}

const toWords = (line: string): string[] => line.split(' ').filter(Boolean)

type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** Differences of a scene from a server and an API that both work. */
export interface Differences {
  readonly sleep?: Sleep
  /** Responds in place of the sandbox, if it returns a response. */
  readonly respond?: (request: Request) => Promise<Response | undefined>
}

interface Parts extends Pick<Scene, 'sandbox' | 'folder' | 'requests' | 'errors'> {
  readonly limits: (() => void)[]
  readonly sleep: Sleep
  readonly respond: NonNullable<Differences['respond']>
}

async function toShared(
  { sandbox, folder, requests, errors, limits, sleep, respond }: Parts,
  line: string,
  apiKey: string,
): Promise<Shared> {
  const { clock, baseUrl } = sandbox
  const session = await openSession(readOptions(toWords(line)), {
    env: { HOSTWRIGHT_BASE_URL: baseUrl, HOSTWRIGHT_API_KEY: apiKey, HOSTWRIGHT_CONFIG_DIR: folder },
    home: folder,
    platform: 'linux',
    guides: guidesFolder,
    now: clock.now,
    monotonic: clock.now,
    sleep,
    random: () => 0.5,
    async fetch(request) {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return (await respond(request.clone())) ?? sandbox.fetch(request)
    },
  })
  return {
    session,
    runs: createRuns(() => new Promise((resolve) => limits.push(resolve)), clock.now),
    skills: createSkills(skillsFolder),
    version: '1.0.0',
    onError: (error) => void errors.push(error),
  }
}

function toMemory(shared: Shared, sent: string[]): Transport {
  const [near, far] = InMemoryTransport.createLinkedPair()
  const send = far.send.bind(far)
  far.send = (message, options) => {
    sent.push(JSON.stringify(message))
    return send(message, options)
  }
  serveStdio(() => createServer(shared), { transport: far })
  return near
}

async function toHttp({ url }: HttpServer, sent: string[]): Promise<Transport> {
  return new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    async fetch(input, init) {
      const response = await fetch(input, init)
      sent.push(await response.clone().text())
      return response
    },
  })
}
