import type { Client } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { readOptions } from '../command-line/read-options.ts'
import { setUp } from '../testing/scene.ts'

const server = 'hw123456.example.jp'
const zone = (...records: readonly string[]): string =>
  `version: 1\nhosting: { ${server}: { domains: { example.com: { dns: { records: [${records.join(', ')}] } } } } }`
const own = (host: string): string => `{ host: ${host}, type: A, content: 203.0.113.1 }`
const many = (count: number, word: string): string =>
  zone(...Array.from({ length: count }, (_, index) => own(`${word}-${index}`)))

interface Result {
  readonly isError: boolean
  readonly digest: string
  readonly applied_by: string
  readonly done: readonly string[]
  readonly only?: readonly string[]
  readonly for_a_person?: readonly string[]
  readonly message?: string
}

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Result> {
  const { isError = false, structuredContent } = await client.callTool({ name, arguments: args })
  return { ...(structuredContent as object), isError } as Result
}

async function planAndApply(client: Client, args: Record<string, unknown>): Promise<Result> {
  const { digest } = await call(client, 'plan', args)
  return call(client, 'apply', { digest })
}

test('a plan with one change that is not on the list is left for a person, and names the rest for an agent', async () => {
  const { connect, writes } = await setUp()
  const client = await connect('--allow write')
  const file = zone(own('app'), '{ host: note, type: TXT, content: hello }')
  const planned = await call(client, 'plan', { file })
  expect(planned).toMatchObject({
    applied_by: expect.stringContaining('a person: hostwright apply') as string,
    for_a_person: [expect.stringContaining('note.example.com TXT hello: dns.type') as string],
    only: [`hosting/${server}/dns/app.example.com A 203.0.113.1`],
  })
  expect((await call(client, 'apply', { digest: planned.digest })).done).toEqual([])
  expect(writes()).toEqual([])
  expect((await planAndApply(client, { file, only: planned.only })).done).toEqual(planned.only)
})

test('an agent applies 20 changes of a plan and not 21', async () => {
  const { connect, writes } = await setUp()
  const client = await connect('--allow write')
  const larger = await planAndApply(client, { file: many(21, 'b') })
  expect(larger).toMatchObject({
    done: [],
    for_a_person: ['21 changes: an agent applies at most 20 of a plan'],
  })
  expect(writes()).toEqual([])
  expect((await planAndApply(client, { file: many(20, 'a') })).done).toHaveLength(20)
})

test('after 100 changes in a day an agent waits, another process with the same journal too, until the day has passed', async () => {
  const { connect, writes, sandbox } = await setUp()
  for (const word of ['a', 'b', 'c', 'd', 'e'])
    expect((await planAndApply(await connect('--allow write'), { file: many(20, word) })).done).toHaveLength(
      20,
    )
  const client = await connect('--allow write')
  const { isError, message } = await planAndApply(client, { file: many(1, 'f') })
  expect({ isError, message }).toEqual({
    isError: true,
    message: expect.stringContaining('100 were made, and this plan has 1') as string,
  })
  expect(writes()).toHaveLength(100)
  await sandbox.clock.advance(24 * 60 * 60 * 1000 + 1)
  expect((await planAndApply(client, { file: many(1, 'f') })).done).toHaveLength(1)
}, 60_000)

test('with --let, records of strangers pass below the name that the operator gave, and nowhere else', async () => {
  const { connect } = await setUp()
  const client = await connect('--allow write --let dns:*.dev.example.com')
  const stranger = (host: string): string => `{ host: ${host}, type: A, content: 203.0.113.99 }`
  expect((await planAndApply(client, { file: zone(stranger('a.dev')) })).done).toHaveLength(1)
  const moved = zone('{ host: a.dev, type: A, content: 203.0.113.98 }')
  expect((await planAndApply(client, { file: moved })).done).toHaveLength(1)
  expect((await planAndApply(client, { file: zone(stranger('dev')) })).done).toEqual([])
  expect((await planAndApply(client, { file: zone(stranger('shop')) })).done).toEqual([])
})

test('a VPS is started with --allow start only, and never stopped', async () => {
  const { connect, writes, sandbox } = await setUp()
  const vps = (state: string): string => `version: 1\nvps: { web-01: { power: ${state} } }`
  const [without, client] = [
    await connect('--allow write'),
    await connect('--allow write --allow start --allow delete'),
  ]
  expect((await planAndApply(client, { file: vps('stopped') })).done).toEqual([])
  const { baseUrl, apiKey } = sandbox
  const uuid = '00000000-0000-4000-8000-000000000001'
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  await sandbox.fetch(
    new Request(`${baseUrl}/v1/vps/servers/${uuid}/power/stop`, { method: 'POST', headers, body: '{}' }),
  )
  await sandbox.clock.advance(600_000)
  expect((await planAndApply(without, { file: vps('running') })).done).toEqual([])
  expect(writes()).toEqual([])
  expect((await planAndApply(client, { file: vps('running') })).done).toEqual(['vps/web-01/power'])
})

test.each(['*:*', '*:shop', 'dns', 'dns:', 'dns:*', 'dns:**', 'dns:*.*', ':x'])(
  '--let %s is rejected',
  (word) => {
    expect(() => readOptions(['--let', word])).toThrow('give a kind and a name')
  },
)

test.each(['cron:x', 'ssh_keys:x', 'order:x', 'record:x'])(
  '--let %s names what only a person changes',
  async (word) => {
    const { connect } = await setUp()
    await expect(connect(`--allow write --let ${word}`)).rejects.toThrow('which only a person changes')
  },
)
