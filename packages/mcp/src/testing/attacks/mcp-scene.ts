import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import { type ServerProcess, runServer } from '../../command-line/run.ts'
import { guidesFolder, skillsFolder } from '../scene.ts'

const limitMs = 45_000
/** All that an operator can allow. */
export const everything = '--allow write --allow delete --allow expose --allow interrupt --spend 1000000'
export const token = 'token-of-an-operator-of-32-characters'
/** A secret in the environment of the server, and in a file beside it. */
export const planted = 'Planted-Secret-7'

/** A server that is attacked, as its operator has started it. */
export interface Target {
  readonly sandbox: Sandbox
  readonly url: string
  readonly folder: string
  /** Method and path of each write that reached the API. */
  readonly writes: string[]
  /** All that clients were sent. */
  readonly sent: string[]
  /** The digests of the plans that the server has made. */
  readonly plans: ReadonlySet<string>
  /** Calls a tool, and returns what came back, also if it is an error. */
  call(name: string, args?: object): Promise<Reply>
  /** Sends a request to the server as an attacker writes it. */
  send(init: RequestInit, path?: string): Promise<{ readonly status: number; readonly text: string }>
}

export interface Reply {
  readonly isError: boolean
  readonly text: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Starts a server with a line of options. The client accepts every question it is asked. */
export async function start(line: string, era: 'modern' | 'legacy'): Promise<Target> {
  const sandbox = await createSandbox({ speed: 0, limits: false })
  const folder = createFolder()
  const writes: string[] = []
  const serving = await runServer(
    [...line.split(' ').filter(Boolean), '--http', '0'],
    toMachine(sandbox, folder, writes),
  )
  onTestFinished(async () => serving?.close())
  const { url } = serving as { readonly url: string }
  const sent: string[] = []
  const plans = new Set<string>()
  const client = await connect(url, era, sent)
  return {
    sandbox,
    url,
    folder,
    writes,
    sent,
    plans,
    async call(name, args = {}) {
      try {
        const { content, structuredContent, isError } = await client.callTool({
          name,
          arguments: { ...args },
        })
        const data = (structuredContent ?? {}) as Reply['data']
        if (typeof data['digest'] === 'string') plans.add(data['digest'])
        return { isError: isError === true, text: JSON.stringify(content), data }
      } catch (error) {
        return { isError: true, text: String(error), data: {} }
      }
    },
    async send(init, path = '') {
      const response = await fetch(`${url}${path}`, init).catch(() => undefined)
      const text = (await response?.text().catch(() => '')) ?? ''
      sent.push(text)
      return { status: response?.status ?? 0, text }
    },
  }
}

/** Creates a folder with a secret in a file. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-attack-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'planted.txt'), planted)
  return folder
}

/** The process of the operator. */
export function toMachine(sandbox: Sandbox, folder: string, writes: string[]): ServerProcess {
  const { baseUrl, apiKey, clock } = sandbox
  return {
    env: {
      HOSTWRIGHT_BASE_URL: baseUrl,
      HOSTWRIGHT_API_KEY: apiKey,
      HOSTWRIGHT_MCP_TOKEN: token,
      HOSTWRIGHT_CONFIG_DIR: folder,
      PLANTED: planted,
    },
    home: folder,
    platform: 'linux',
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    version: '1.0.0',
    skills: skillsFolder,
    guides: guidesFolder,
    now: clock.now,
    monotonic: clock.now,
    // The limit of a call would pass immediately in this sandbox.
    sleep: (ms, signal) => (ms === limitMs ? new Promise(() => {}) : clock.sleep(ms, signal)),
    random: () => 0.5,
    fetch(request) {
      if (request.method !== 'GET') writes.push(`${request.method} ${new URL(request.url).pathname}`)
      return sandbox.fetch(request)
    },
  }
}

async function connect(url: string, era: 'modern' | 'legacy', sent: string[]): Promise<Client> {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : 'legacy'
  const client = new Client(
    { name: 'attacker', version: '1.0.0' },
    { versionNegotiation: { mode }, capabilities: { elicitation: { form: {} } } },
  )
  client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { confirm: true } }))
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    async fetch(input, init) {
      const response = await fetch(input, init)
      sent.push(await response.clone().text())
      return response
    },
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}
