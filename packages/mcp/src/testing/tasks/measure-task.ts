import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client as ApiClient, createClient, createMemoryJournal } from '@hostwright/common'
import { applyPlan, exportAccount, parsePlan } from '@hostwright/plan'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { loadDescription } from '../../description/load-description.ts'
import { eras, type Scene, setUp } from '../scene.ts'
import { createPerOperationServer } from './per-operation-server.ts'
import type { Call, Task } from './task.ts'

/** The cost of a task on one server, and its result. */
export interface Measured {
  /** Tokens of the definitions, the arguments of the calls and their results. */
  readonly tokens: number
  /** The same without the definitions. */
  readonly tokensOfCalls: number
  readonly calls: number
  /** The last result that the agent would report, of a question. */
  readonly said: unknown
  /** The account at the end, as a file. */
  readonly account: string
  readonly writes: readonly string[]
}

const everything = '--allow write --allow delete --allow expose --spend 100000'

/** Runs a task on a server of this package; what a person has to apply is applied without the agent. */
export async function measureOurs(task: Task): Promise<Measured> {
  const scene = await setUp()
  const client = await scene.connect(everything)
  const person = toPerson(scene)
  return measure(task.ours, client, scene, async (name, args) => {
    if (name !== 'a person') return false
    const { digest } = args as { readonly digest: string }
    const plan = await parsePlan(
      readFileSync(join(scene.folder, 'plans', `${digest.slice(0, 12)}.plan`), 'utf8'),
    )
    const secrets = { onSecret: () => {} }
    await applyPlan(plan, {
      client: person,
      expect: digest,
      allow: plan.needs.filter(isAllowance),
      ...secrets,
    })
    return true
  })
}

/** Runs a task on a server with one tool for each operation. */
export async function measureTheirs(task: Task): Promise<Measured> {
  const scene = await setUp()
  const description = await loadDescription()
  const api = toPerson(scene)
  const [near, far] = InMemoryTransport.createLinkedPair()
  serveStdio(() => createPerOperationServer(api, description), { transport: far })
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: eras['2026-07-28'] } },
  )
  await client.connect(near)
  return measure(task.theirs, client, scene, async (name) => {
    if (name === 'time passes') await scene.sandbox.clock.advance({ minutes: 1 })
    return name === 'time passes'
  })
}

async function measure(
  run: (call: Call) => Promise<unknown>,
  client: Client,
  scene: Scene,
  besides: (name: string, args: object) => Promise<boolean>,
): Promise<Measured> {
  const { tools } = await client.listTools()
  let tokensOfCalls = 0
  let calls = 0
  const said = await run(async (name, args) => {
    if (await besides(name, args)) return undefined
    calls += 1
    const { content, isError } = await client.callTool({ name, arguments: { ...args } })
    // The texts are what an agent framework gives to the model.
    const texts = (content as unknown as readonly { readonly text: string }[]).map(({ text }) => text)
    if (isError === true) throw new Error(`${name}: ${texts[0]}`)
    tokensOfCalls += countTokens(JSON.stringify({ name, arguments: args })) + countTokens(texts.join('\n'))
    return JSON.parse(texts[0]!) as unknown
  })
  await scene.sandbox.clock.advance({ minutes: 10 })
  return {
    tokens: countTokens(JSON.stringify(tools)) + tokensOfCalls,
    tokensOfCalls,
    calls,
    said,
    account: await exportAccount(toPerson(scene), { format: 'yaml' }),
    writes: scene.writes(),
  }
}

function isAllowance(need: string): boolean {
  return !need.startsWith('spend:')
}

function toPerson({ sandbox, requests }: Scene): ApiClient {
  const { baseUrl, apiKey, clock } = sandbox
  return createClient({
    baseUrl,
    apiKey,
    now: clock.now,
    sleep: clock.sleep,
    pacing: false,
    journal: createMemoryJournal(),
    fetch(request) {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return sandbox.fetch(request)
    },
  })
}
