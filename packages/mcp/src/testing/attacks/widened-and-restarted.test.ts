import type { Client } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { readOptions } from '../../command-line/read-options.ts'
import { type Scene, setUp } from '../scene.ts'
import { type Colleague, createColleague } from './colleague.ts'
import { onDomain, onZone, server } from '../files.ts'

const record = (host: string, type = 'A', content = '192.0.2.66'): string => onZone(host, type, content)
const own = (host: string): string => record(host, 'A', '198.18.0.1')
const stop = 'version: 1\nvps: { web-01: { power: stopped } }'

const call = async (client: Client, name: string, args: object): Promise<Readonly<Record<string, unknown>>> =>
  (
    (await client.callTool({ name, arguments: { ...args } }).catch(() => ({}))) as {
      structuredContent?: object
    }
  ).structuredContent as never

interface Zone {
  readonly records: readonly { readonly host: string }[]
}

async function planAndApply(client: Client, file: string): Promise<void> {
  const planned = await call(client, 'plan', { file })
  await call(client, 'apply', { digest: planned?.['digest'] ?? '' })
}

type Before = (send: Colleague) => Promise<unknown>
const nothing: Before = async () => {}
const has =
  (host: string, type: string, content: string): Before =>
  (send) =>
    send('POST', `/server/${server}/dns`, { domain: 'example.com', host, type, content })

/** Records of an agent below a name that the operator gave it, with `--let dns:*.dev.example.com`. */
test.each<[what: string, before: Before, file: string, passes: boolean]>([
  ['a record', nothing, record('a.dev'), true],
  ['a record in capitals', nothing, record('A.DEV.EXAMPLE.COM.'), true],
  ['a text with an underscore', nothing, record('_x.a.dev', 'TXT', 'hello'), true],
  ['another address', has('a.dev', 'A', '192.0.2.1'), record('a.dev'), true],
  ['a record at the name itself', nothing, record('dev'), false],
  ['a record at a name that only ends alike', nothing, record('adev'), false],
  ['a record whose label ends like the domain', nothing, record('a.dev.example.com.example.com.'), false],
  ['a record above', nothing, record('www2'), false],
  ['another type', has('a.dev', 'A', '192.0.2.1'), record('a.dev', 'CNAME', 'example.net'), false],
  [
    'a text that lets everybody send',
    has('a.dev', 'TXT', 'v=spf1 -all'),
    record('a.dev', 'TXT', 'v=spf1 +all'),
    false,
  ],
  ['a value less', has('a.dev', 'A', '192.0.2.1'), onDomain('dns: { prune: true, records: [] }'), false],
  ['a mailbox', nothing, onDomain('mail: { accounts: { admin: { password: { generate: 24 } } } }'), false],
  ['a record below a wildcard', has('*.dev', 'A', '192.0.2.1'), record('a.dev'), false],
])('%s below a name of the agent', async (_, before, file, passes) => {
  const scene = await setUp()
  await before(createColleague(scene))
  const client = await scene.connect(
    `--allow write --allow delete --allow interrupt --allow expose --let dns:*.dev.example.com --secrets ${scene.folder}/s`,
  )
  await planAndApply(client, file)
  expect(scene.writes().length > 0).toBe(passes)
})

test.each(['all', '*', 'write,delete', 'Write', 'spend', 'delete:*', 'write delete', ''])(
  'the allowance %j does not exist, and no server starts',
  (word) => {
    expect(() => readOptions(['--allow', word])).toThrow(/--allow/)
    expect(() => readOptions(['--allow', 'write'])).not.toThrow()
  },
)

test.each(['-1', '0x10', '1e6', 'Infinity', '', '1.5'])(
  '%j yen are no limit, and no server starts',
  (yen) => {
    expect(() => readOptions(['--spend', yen])).toThrow(/--spend/)
    expect(() => readOptions(['--spend', '1000'])).not.toThrow()
  },
)

/** A plan that one server stores and another one, which was started otherwise, is asked to apply. */
test.each<[what: string, file: string, first: string, second: string, passes: boolean]>([
  ['the same options', own('app'), '--allow write', '--allow write', true],
  ['no right to write', own('app'), '--allow write', '', false],
  [
    'no name of the agent',
    record('a.dev'),
    '--allow write --let dns:*.dev.example.com',
    '--allow write',
    false,
  ],
  [
    'another name of the agent',
    record('a.dev'),
    '--allow write --let dns:*.dev.example.com',
    '--allow write --let dns:*.test.example.com',
    false,
  ],
  ['no view of the server', own('app'), '--allow write', '--allow write --servers web-01', false],
  ['less to store', stop, '--allow write --allow interrupt', '--allow write', false],
  [
    'more to store',
    stop,
    '--allow write --allow interrupt',
    '--allow write --allow delete --allow interrupt',
    false,
  ],
])('a plan of a server that is started again with %s', async (_, file, first, second, passes) => {
  const scene = await setUp()
  const { digest } = await call(await scene.connect(first), 'plan', { file })
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
  await call(await scene.connect(second), 'apply', { digest })
  expect(scene.writes().length > 0).toBe(passes)
})

test('a plan that two servers and four calls apply at the same time is made once', async () => {
  const isApplied = Promise.withResolvers<void>()
  // One server waits while the other has the lease. The clock does not pass the end of the lease meanwhile.
  const scene: Scene = await setUp({}, { sleep: () => isApplied.promise })
  const clients = [await scene.connect('--allow write'), await scene.connect('--allow write')]
  const { digest } = await call(clients[0]!, 'plan', { file: own('app') })
  const applies = [...clients, ...clients].map((client) => call(client, 'apply', { digest }))
  void Promise.race(applies).then(() => isApplied.resolve())
  await Promise.all(applies)
  // A server that begins after the other one cannot know that it lives. The API takes a record only once.
  expect([1, clients.length]).toContain(scene.writes().length)
  const zone = (await createColleague(scene)('GET', `/server/${server}/dns?domain=example.com`)) as Zone
  expect(zone.records.filter(({ host }) => host.startsWith('app'))).toHaveLength(1)
})

test('a key that may only read applies nothing, and the plan stays for one that may', async () => {
  const scene = await setUp()
  const apiKey = scene.sandbox.keys.create({ permission_type: 'read' })
  const reader = await scene.connect('--allow write', { apiKey })
  const { digest } = await call(reader, 'plan', { file: own('app') })
  await call(reader, 'apply', { digest })
  expect(scene.writes()).toEqual([])
  const { digest: again } = await call(await scene.connect('--allow write'), 'plan', { file: own('app') })
  await call(await scene.connect('--allow write'), 'apply', { digest: again })
  expect(scene.writes()).toHaveLength(1)
})
