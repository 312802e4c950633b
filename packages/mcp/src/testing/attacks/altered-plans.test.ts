import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Change, Plan } from '@hostwright/plan'
import { expect, test } from 'vitest'
import { type Scene, setUp } from '../scene.ts'
import { type Colleague, createColleague } from './colleague.ts'
import { onDomain, onServer, onZone, server } from '../files.ts'

const record = (host: string, type = 'A', content = '198.18.0.1'): string => onZone(host, type, content)
const memo = onServer('memo: new')
const mailbox = onDomain('mail: { accounts: { sales: { password: { generate: 24 } } } }')
const granted = onServer(
  'databases: { shop: {} }, database_users: { app: { password: { generate: 24 }, grants: [shop] } }',
)
const job = { minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: 'php a.php' }
const everything = '--allow write --allow expose --allow interrupt --allow delete'

async function start() {
  const scene = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const folder = `${scene.folder}/plans`
  const client = await scene.connect(`${everything} --plans ${folder} --secrets ${scene.folder}/secrets`)
  const call = async (name: string, args: object): Promise<Readonly<Record<string, unknown>>> =>
    ((await client.callTool({ name, arguments: { ...args } })).structuredContent ?? {}) as never
  return { scene, folder, call }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, sortKeys((value as Record<string, unknown>)[name])]))
}

/** Writes another plan beside the stored one, or over it, with a digest that is right. Returns the digest. */
function store(folder: string, alter: (plan: Plan) => object, isOver: boolean): string {
  const [file] = readdirSync(folder)
  const { digest: _, ...parts } = alter(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Plan) as Plan
  const digest = createHash('sha256')
    .update(JSON.stringify(sortKeys(parts)))
    .digest('hex')
  const name = isOver ? file : `${digest.slice(0, 12)}.plan`
  writeFileSync(`${folder}/${name}`, JSON.stringify({ ...parts, digest }))
  return digest
}

const inChange =
  (edit: (change: Change) => object) =>
  (plan: Plan): object => ({ ...plan, changes: plan.changes.map((one) => ({ ...one, ...edit(one) })) })
const inAfter = (more: object): ((plan: Plan) => object) =>
  inChange(({ after }) => ({ after: { ...(after as object), ...more } }))
const replace =
  (from: string, to: string) =>
  (plan: Plan): object =>
    JSON.parse(JSON.stringify(plan).replaceAll(from, to)) as object

/** Alterations by a program that can write to the folder of the plans, each of a plan that the agent may apply. */
test.each<[what: string, file: string, alter: (plan: Plan) => object]>([
  ['a memo becomes a cron job', memo, inChange(({ at }) => ({ at: { ...at, kind: 'cron' }, after: job }))],
  ['the text of a memo differs from its request', memo, inChange(() => ({ after: 'other' }))],
  ['a record leads to a stranger, in all places', record('app'), replace('198.18.0.1', '192.0.2.66')],
  ['a record leads to a stranger, in its value', record('app'), inAfter({ content: '192.0.2.66' })],
  [
    'a record leads to a stranger, in its request',
    record('app'),
    inChange(({ operations }) => ({
      operations: operations.map((one) => ({
        ...one,
        body: { ...(one.body as object), content: '192.0.2.66' },
      })),
    })),
  ],
  ['a record is at another name', record('app'), inAfter({ host: '_acme-challenge' })],
  [
    'a record is said to be at another name',
    record('app'),
    inChange(({ at }) => ({ at: { ...at, name: '_acme-challenge.example.com A 198.18.0.1' } })),
  ],
  [
    'a record is of another domain',
    record('app'),
    inChange(({ at }) => ({ at: { ...at, domain: 'example.net' } })),
  ],
  ['a mailbox is that of a service', mailbox, inAfter({ mail_address: 'admin@example.com' })],
  ['a mailbox has a password of the operator', mailbox, replace('{"generate":24}', '{"env":"HOME"}')],
  [
    'it is for an account without servers',
    memo,
    (plan) => ({ ...plan, account: { ...plan.account, hosting: [], vps: [] } }),
  ],
  ['it is for another server', memo, replace(server, 'hw999999.example.jp')],
])('%s in a stored plan: nothing reaches the API', async (_, file, alter) => {
  for (const isOver of [false, true]) {
    const { scene, folder, call } = await start()
    const { digest: stored, applied_by: by } = await call('plan', { file })
    expect(by).toBe('apply')
    const digest = store(folder, alter, isOver)
    await call('apply', { digest })
    if (isOver) await call('apply', { digest: stored })
    expect(scene.writes()).toEqual([])
  }
})

test('another memo in value and request is a plan that an agent may apply: the digest of this attacker is right', async () => {
  const { scene, folder, call } = await start()
  await call('plan', { file: memo })
  await call('apply', { digest: store(folder, replace('"new"', '"other"'), false) })
  expect(scene.writes()).toEqual([`PUT /v1/server/${server}/memo`])
})

/** Plans that only a person applies, altered into ones that an agent seems to be allowed. */
test.each<[what: string, file: string, alter: (plan: Plan) => object]>([
  [
    'a cron job is said to be a memo',
    onServer(`cron: [${JSON.stringify(job)}]`),
    inChange(({ at }) => ({ at: { ...at, kind: 'memo' }, needs: [] })),
  ],
  [
    'a change of a record is said to be new',
    record('www', 'CNAME', server),
    inChange(() => ({ action: 'create', before: null, needs: [] })),
  ],
  [
    'a stop has no needs',
    'version: 1\nvps: { web-01: { power: stopped } }',
    inChange(() => ({ needs: [], interrupts: [] })),
  ],
  [
    'a stop is said to be a start',
    'version: 1\nvps: { web-01: { power: stopped } }',
    inChange(() => ({ needs: [], before: 'stopped', after: 'running' })),
  ],
  [
    'a deletion is said to be inside',
    onDomain('dns: { prune: true, records: [] }'),
    inChange(() => ({ needs: [], destroys: [], inside: [] })),
  ],
])('%s: nothing reaches the API', async (_, file, alter) => {
  const { scene, folder, call } = await start()
  const { applied_by: by } = await call('plan', { file })
  expect(by).toMatch(/^a person/)
  await call('apply', { digest: store(folder, alter, false) })
  expect(scene.writes()).toEqual([])
})

type Act = (send: Colleague, scene: Scene) => Promise<unknown>
const add =
  (host: string, type: string, content: string): Act =>
  (send) =>
    send('POST', `/server/${server}/dns`, { domain: 'example.com', host, type, content })

/** Changes of the account between a plan and its apply. */
test.each<[what: string, file: string, act: Act]>([
  ['a wildcard covers the name', record('app'), add('*', 'A', '192.0.2.1')],
  ['the name has a record', record('app'), add('app', 'TXT', 'of a colleague')],
  ['a wildcard covers the subdomain', onDomain('subdomains: { shop: {} }'), add('*', 'A', '192.0.2.1')],
  ['the memo is filled', memo, (send) => send('PUT', `/server/${server}/memo`, { memo: 'of a colleague' })],
  ['the database exists', granted, (send) => send('POST', `/server/${server}/db`, { name_suffix: 'shop' })],
  [
    'the user exists',
    granted,
    (send) => send('POST', `/server/${server}/db/user`, { name_suffix: 'app', password: 'Correct-Horse-7' }),
  ],
  [
    'the VPS of the address is gone',
    record('app', 'A', '203.0.113.1'),
    async (send, { sandbox }) => {
      const { servers } = (await send('GET', '/vps/servers')) as {
        readonly servers: { readonly uuid: string }[]
      }
      sandbox.maintenance.moveVps(servers[0]!.uuid)
    },
  ],
  ['nothing', record('app'), async () => {}],
])('%s between plan and apply: only if nothing happens, the agent applies it', async (what, file, act) => {
  const { scene, call } = await start()
  const { digest, applied_by: by } = await call('plan', { file })
  expect(by).toBe('apply')
  await act(createColleague(scene), scene)
  await call('apply', { digest })
  expect(scene.writes().length > 0).toBe(what === 'nothing')
})
