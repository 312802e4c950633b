import type { Change } from '@hostwright/plan'
import { expect } from 'vitest'
import { edit, forge } from './edit-plan.ts'
import { on, orderFile, type Scene, server, setUp, test, zoneFile } from './plan-scene.ts'

const everything = ['delete~**', 'interrupt~**', 'expose~**', 'many~**']

/** Plans, edits the only change and applies it with these allowances; returns the writes. */
async function applyForged(
  { runner: create }: Scene,
  file: string,
  change: (change: Change) => object,
  allow: readonly string[],
): Promise<readonly string[]> {
  const runner = create()
  const plan = await runner.plan(file)
  return (await runner.apply(await edit(plan, change), { allow }, plan)).writes
}

const stop = 'version: 1\nvps: { web-01: { power: stopped } }'
const off = 'version: 1\nvps: { web-01: { packet_filter: { enabled: true } } }'
const job = `{ minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: php a.php }`

/** Edits that make a change look like one that the person allows. The allowance names only what the change looks like. */
test.for<[string, string, (change: Change) => object, string[]]>([
  [
    'a stop is shown as another address',
    stop,
    () => ({ address: 'vps/web-01/memo' }),
    ['interrupt:vps/web-01/memo'],
  ],
  [
    'a stop is shown as the stop of another VPS',
    stop,
    () => ({ address: 'vps/web-09/power' }),
    ['interrupt:vps/web-09/power'],
  ],
  ['a stop is said to be inside a new VPS', stop, () => ({ inside: ['vps/web-01'], needs: [] }), []],
  ['a stop is said to be inside nothing', stop, () => ({ inside: [], needs: [] }), []],
  ['a stop is said to be a creation', stop, () => ({ action: 'create', needs: [] }), []],
  ['a filter is said to be closed already', off, (one) => ({ before: one.after, needs: [] }), []],
  [
    'the kind of a stop becomes a memo',
    stop,
    (one) => ({ at: { ...one.at, kind: 'vps_memo' }, needs: [] }),
    [],
  ],
  [
    'the kind becomes a member of Object.prototype',
    stop,
    (one) => ({ at: { ...one.at, kind: 'constructor' }, needs: [] }),
    ['interrupt~**'],
  ],
  [
    'a cron job has another command than its address',
    `version: 1\nhosting: { ${server}: { cron: [${job}] } }`,
    (one) => ({ after: { ...(one.after as object), command: 'rm -rf ~' } }),
    [`expose:${on}/cron/0 3 * * * php a.php`],
  ],
  [
    'another record than that of the address is deleted',
    zoneFile(),
    (one) => ({ at: { ...one.at, name: 'example.com A 198.18.0.1' } }),
    [`delete:${on}/dns/www.example.com CNAME example.com`, 'many~**'],
  ],
])('%s: nothing is sent', async ([, file, change, allow], { scene }) => {
  expect(await applyForged(scene, file, change, allow)).toEqual([])
})

test('the same plan without an edit is applied, with the allowance for its address', async ({ scene }) => {
  expect(await applyForged(scene, stop, () => ({}), ['interrupt:vps/web-01/power'])).toHaveLength(1)
})

test('a plan whose stop was moved to another VPS of the account stops neither', async () => {
  const scene = await setUp({ world: 'fleet-20' })
  const [one, other] = scene.sandbox.servers() as unknown as { name: string; uuid: string }[]
  const file = `version: 1\nvps: { ${one!.name}: { power: stopped } }`
  const allow = [`interrupt:vps/${one!.name}/power`]
  const moved = await applyForged(scene, file, ({ at }) => ({ at: { ...at, server: other!.uuid } }), allow)
  expect(moved).toEqual([])
})

test('an order that was written twice under two names costs no more than the person allows', async ({
  scene,
}) => {
  const runner = scene.runner()
  const plan = await runner.plan(orderFile())
  const [order] = plan.changes
  const copy = JSON.parse(JSON.stringify(order).replaceAll('web-02', 'web-03')) as Change
  const twice = await forge({ ...plan, changes: [order!, copy] })
  const before = scene.sandbox.servers().length
  await runner.apply(twice, { spend: order!.price! }, twice)
  await scene.sandbox.clock.advance({ minutes: 10 })
  expect(scene.sandbox.servers().length - before).toBeLessThan(2)
})

test('a change that stands twice in a plan is sent at most once', async ({ scene, runner }) => {
  await scene.site.databases.create({ name_suffix: 'old' })
  const plan = await runner.plan(`version: 1\nhosting: { ${server}: { prune: [databases], databases: {} } }`)
  const twice = await forge({ ...plan, changes: [...plan.changes, ...plan.changes] })
  const { writes } = await runner.apply(twice, { allow: everything }, plan)
  expect(writes.length).toBeLessThan(2)
})
