import { expect, test } from 'vitest'
import { loadDescription } from '../description/load-description.ts'
import { setUp } from '../testing/scene.ts'
import { readParameters } from './read-parameters.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: unknown
  readonly items?: Schema
}

/** Lists the objects of a schema that a strict mode rejects: those that take properties without a name. */
function listFree(schema: Schema, path: string): string[] {
  const { type, properties = {}, items } = schema
  const own = type === 'object' && schema.additionalProperties !== false ? [path] : []
  const inside = Object.entries(properties).flatMap(([name, one]) => listFree(one, `${path}.${name}`))
  return [...own, ...inside, ...(items ? listFree(items, `${path}[]`) : [])]
}

test('all tools can be made strict: no argument is an object with properties of any name', async () => {
  const { tools } = await (await (await setUp()).connect('--allow write')).listTools()
  expect(tools.length).toBeGreaterThan(9)
  expect(tools.flatMap(({ name, inputSchema }) => listFree(inputSchema as Schema, name))).toEqual([])
})

test('an object with properties of any name is found, also in a list', () => {
  const closed = { type: 'object', additionalProperties: false }
  const list = { type: 'array', items: { type: 'object' } }
  expect(listFree({ ...closed, properties: { list, map: { type: 'object' } } }, 'x')).toEqual([
    'x.list[]',
    'x.map',
  ])
})

/** Lists the words of a schema that frameworks turn into a text without telling the model what it has to be. */
function listLost(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Object.keys(schema).filter((name) => name === 'oneOf' || name === 'const')
  return [...own, ...Object.values(schema).flatMap(listLost)]
}

test('no argument has a oneOf or a const, which LlamaIndex shows to a model as a string', async () => {
  const { tools } = await (await (await setUp()).connect('--allow write')).listTools()
  expect(tools.flatMap(({ name, inputSchema }) => listLost(inputSchema).map((word) => [name, word]))).toEqual(
    [],
  )
  expect(listLost({ properties: { list: { items: { oneOf: [{ const: true }] } } } })).toEqual([
    'oneOf',
    'const',
  ])
})

// A list of the account's own log has a tool, and the plans of hosting are few.
const left = ['listLogs', 'listHostingPlans']

test('the parameters of read are those of all reads', async () => {
  const { operations } = await loadDescription()
  const names = [...operations].flatMap(([id, { method, parameters }]) =>
    method === 'GET' && !left.includes(id) ? parameters.map(({ name }) => name) : [],
  )
  expect(Object.keys(readParameters.properties).toSorted()).toEqual([...new Set(names)].toSorted())
  for (const id of left)
    expect(operations.get(id)!.parameters.filter(({ required }) => required === true)).toEqual([])
})

test('null, as strict modes send it for what is left out, counts as left out inside a map and a list', async () => {
  const client = await (await setUp()).connect('--allow write --allow interrupt')
  const none = { domain: null, uuid: null, id: null, lines: null }
  const read = { operation: 'getHostingMemo', parameters: { ...none, servername: 'hw123456.example.jp' } }
  expect((await client.callTool({ name: 'read', arguments: read })).isError ?? false).toBe(false)
  const action = { action: 'reboot', vps: 'web-01', image_id: null, root_password: null, type: null }
  const plan = { file: null, only: null, actions: [action], digest: null, cursor: null }
  const { structuredContent } = await client.callTool({ name: 'plan', arguments: plan })
  expect(structuredContent).toMatchObject({ changes: [{ address: 'vps/web-01/reboot' }] })
})
