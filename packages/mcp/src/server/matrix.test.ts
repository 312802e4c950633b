import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@hostwright/common'
import { applyPlan, listAllowedOperations, parsePlan } from '@hostwright/plan'
import type { Client } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { loadDescription } from '../description/load-description.ts'
import type { Operation } from '../description/description.ts'
import { type Era, eras, type Scene, setUp } from '../testing/scene.ts'

const server = 'hw123456.example.jp'
const everything = '--allow write --allow delete --allow expose --spend 1000000'
const startOptions = ['', '--allow write', '--allow delete --allow expose --spend 1000000', everything]
const terms =
  '{ plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: 90000, root_password: { generate: 24 }, agree_to_terms: true }'

const sections = 'domains, subdomains, ssh_keys, databases, database_users, grants, ftp, cron, wordpress'
/** Files whose plans delete, stop, shut, open and order. */
const files = [
  `version: 1\nhosting: { ${server}: { prune: [${sections}], domains: {}, databases: {}, database_users: {}, ftp: {}, cron: [], ssh_keys: {} } }`,
  `version: 1\nhosting: { ${server}: { domains: { example.com: { dns: { prune: true, records: [] } } } } }`,
  'version: 1\nvps: { web-01: { power: stopped } }',
  'version: 1\nvps: { web-01: { packet_filter: { enabled: true, rules: [] } } }',
  'version: 1\nvps: { web-01: { packet_filter: { enabled: false, rules: [{ type: ssh }] } } }',
  `version: 1\nvps: { web-09: { order: ${terms} } }`,
]

/**
 * Operations that a file cannot contain. The VPS of the reinstall is running, so the API would reject it in any case.
 */
const actions = [
  { action: 'reboot', vps: 'web-01' },
  { action: 'power_cycle', vps: 'web-01' },
  { action: 'reinstall', vps: 'web-01', image_id: 'debian-13', root_password: { generate: 24 } },
  { action: 'reset', hosting: server, domain: 'example.com', type: 'all' },
]
const plans = [...files.map((file) => ({ file })), ...actions.map((action) => ({ actions: [action] }))]

const keys: Readonly<Record<string, (scene: Scene) => string>> = {
  'a key that may do everything': ({ sandbox }) => sandbox.apiKey,
  'a key that may not order': ({ sandbox }) => sandbox.keys.create(),
  'a key that may read': ({ sandbox }) => sandbox.keys.create({ permission_type: 'read' }),
}

const cases = Object.keys(keys).flatMap((key) =>
  startOptions.flatMap((line) => (Object.keys(eras) as Era[]).map((era) => ({ key, line, era }))),
)

/** Calls a tool as a client does that confirms wherever it is asked, and also where it is not. */
async function insist(client: Client, name: string, args: object): Promise<Record<string, unknown>> {
  const results = [{ ...args }, { ...args, confirm: true }].map((given) =>
    client.callTool({ name, arguments: given }).catch(() => undefined),
  )
  const [result] = await Promise.all(results)
  return {
    ...(result?.structuredContent as object | undefined),
    isError: result === undefined || result.isError === true,
  }
}

const parameters = { servername: server, uuid: '', domain: 'example.com' }

test.each(cases)(
  '$key, "$line", $era: nothing is erased, stopped or paid, and reads do pass',
  async ({ key, line, era }) => {
    const scene = await setUp()
    let asked = 0
    const client = await scene.connect(line, {
      era,
      apiKey: keys[key]!(scene),
      capabilities: { elicitation: { form: {} } },
    })
    client.setRequestHandler('elicitation/create', () => {
      asked += 1
      return { action: 'accept', content: { confirm: true } }
    })
    const { operations } = await loadDescription()
    const listed: readonly string[] = listAllowedOperations()
    const { tools } = await client.listTools()
    expect(JSON.stringify(tools.map(({ inputSchema }) => inputSchema))).not.toMatch(/confirm|approve|force/i)
    const dangerous = [...operations.values()].filter(
      (one) => one.method !== 'GET' && !listed.includes(one.operationId),
    )
    expect(dangerous).toHaveLength(50)
    for (const { operationId } of dangerous) {
      for (const name of ['read', 'wait', 'apply', 'plan'])
        await insist(client, name, {
          operation: operationId,
          digest: operationId,
          file: operationId,
          parameters,
        })
    }
    for (const planned of plans) {
      const { digest } = await insist(client, 'plan', planned)
      if (digest !== undefined) await insist(client, 'apply', { digest })
    }
    const { digest } = await insist(client, 'quote_order', {
      product: 'vps',
      name: 'web-08',
      plan_id: 'standard-2gb',
      period: 12,
      image_id: 'debian-13',
      max_total_price: 90_000,
    })
    if (digest !== undefined) await insist(client, 'apply', { digest })
    const patterns = listed.map((name) => toPattern(operations.get(name)!))
    const passed = scene.writes().filter((line) => !patterns.some((pattern) => pattern.test(line)))
    expect({ passed, asked }).toEqual({ passed: [], asked: 0 })
    if (!line.includes('write')) expect(scene.writes()).toEqual([])
    // The plans above have used a part of the minute's 60 requests.
    expect(await countReads(client, [...operations.values()])).toBeGreaterThanOrEqual(25)
  },
)

/** Reads every GET that needs no more than a server, a VPS or a domain, and counts those that pass. */
async function countReads(client: Client, operations: readonly Operation[]): Promise<number> {
  const listed = await client.callTool({ name: 'read', arguments: { operation: 'listVpsServers' } })
  const { data } = listed.structuredContent as { data: { servers: { uuid: string }[] } }
  const values = { ...parameters, uuid: data.servers[0]!.uuid }
  let count = 0
  for (const { operationId, method, parameters: known } of operations) {
    if (method !== 'GET') continue
    const given = Object.entries(values).filter(([name]) => known.some((one) => one.name === name))
    const args = { operation: operationId, parameters: Object.fromEntries(given) }
    const { isError } = await client.callTool({ name: 'read', arguments: args })
    if (!isError) count += 1
  }
  return count
}

function toPattern({ method, path }: Operation): RegExp {
  return new RegExp(`^${method} ${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

test('what a person has to apply is stored, with what it takes, and a line to type', async () => {
  const scene = await setUp()
  const client = await scene.connect(everything)
  const taken = ['delete:', 'delete:', 'interrupt:', 'interrupt:', 'expose:', 'spend:']
  for (const [index, file] of files.entries()) {
    const planned = await insist(client, 'plan', { file })
    expect({ file, planned }).toMatchObject({
      planned: {
        needs: expect.arrayContaining([expect.stringContaining(taken[index]!)]),
        applied_by: expect.stringMatching(/^a person: hostwright apply .+ --expect [0-9a-f]{12}/),
      },
    })
    expect(await insist(client, 'apply', { digest: planned['digest'] })).toMatchObject({
      writes: 0,
      done: [],
    })
  }
})

test('without the option for it, such a plan is rejected and not stored, and nothing tells how to get it through', async () => {
  const scene = await setUp()
  const client = await scene.connect('--allow write')
  for (const planned of plans) {
    const { isError, content } = await client.callTool({ name: 'plan', arguments: planned })
    expect({ planned, isError }).toEqual({ planned, isError: true })
    expect(JSON.stringify(content)).not.toMatch(/--allow|--spend/)
  }
})

test('a reboot, a power cycle and a reset of a domain are stored for a person, who applies them by their digest', async () => {
  const scene = await setUp()
  const client = await scene.connect('--allow write --allow delete')
  for (const [action, need] of [
    [actions[0]!, 'interrupt:vps/web-01/reboot'],
    [actions[1]!, 'delete:vps/web-01/reboot'],
    [actions[3]!, `delete:hosting/${server}/reset/example.com`],
  ] as const) {
    const planned = await insist(client, 'plan', { actions: [action] })
    expect(planned).toMatchObject({ needs: [need], applied_by: expect.stringContaining(`--allow '${need}'`) })
    const digest = String(planned['digest'])
    await insist(client, 'apply', { digest })
    expect(scene.writes()).toEqual([])
    const text = readFileSync(join(scene.folder, 'plans', `${digest.slice(0, 12)}.plan`), 'utf8')
    const { baseUrl, apiKey, clock, fetch } = scene.sandbox
    const person = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
    const stored = await parsePlan(text)
    await expect(applyPlan(stored, { client: person, expect: digest })).rejects.toThrow('allow')
    const applied = await applyPlan(stored, { client: person, expect: digest, allow: [need] })
    expect(applied).toMatchObject({ done: [need.slice(need.indexOf(':') + 1)], writes: 1 })
  }
  expect(scene.writes()).toEqual([])
})
