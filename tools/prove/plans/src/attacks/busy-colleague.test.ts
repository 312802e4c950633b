import { createMemoryJournal } from '@hostwright/common'
import { createRandom, pick, type Random } from '../../../orders/src/index.ts'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { password, type Runner, type Scene, server, setUp } from './plan-scene.ts'

// A long run: HOSTWRIGHT_COLLEAGUE_APPLIES=2000
const applies = Number(process.env['HOSTWRIGHT_COLLEAGUE_APPLIES'] ?? 100)
const allow = ['delete~**', 'expose~**', 'many~**']
const options = { allow, spend: 25_000 }

/** Returns a random file with an entry for every kind of resource that can be changed. */
function toFile(random: Random): string {
  const records = [
    'www, type: A, content: 192.0.2.1',
    'api, type: CNAME, content: example.net',
    "'@', type: TXT, content: hello",
  ]
  const isIn = (): boolean => random() < 0.6
  const domain = [
    isIn() &&
      `dns: { prune: ${isIn()}, records: [${records
        .filter(isIn)
        .map((text) => `{ host: ${text} }`)
        .join(', ')}] }`,
    isIn() && `mail: { prune: ${isIn()}, accounts: { info: { password: { env: P }, quota_mb: 1000 } } }`,
  ].filter(Boolean)
  const hosting = [
    isIn() && 'memo: shop',
    isIn() && 'prune: [databases, cron]',
    isIn() && 'databases: { shop: {} }',
    isIn() &&
      "cron: [{ minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: php nightly.php }]",
    `domains: { example.com: { ${domain.join(', ')} } }`,
  ].filter(Boolean)
  const vps = [
    isIn() && 'memo: front',
    isIn() && `power: ${pick(random, ['running', 'stopped'])}`,
    isIn() && `packet_filter: { enabled: true, prune: ${isIn()}, rules: [{ type: web }, { type: ssh }] }`,
  ].filter(Boolean)
  const order = `  web-02:
    order: { plan_id: standard-2gb, period: 1, image_id: debian-13, max_total_price: 25000, root_password: { env: P }, agree_to_terms: true }\n`
  return `version: 1\nhosting: { ${server}: { ${hosting.join(', ')} } }\nvps:\n  web-01: { ${vps.join(', ')} }\n${random() < 0.3 ? order : ''}`
}

/** Makes one random change as a colleague, unless the API rejects it. */
async function actAsColleague({ site, vps }: Scene, random: Random): Promise<void> {
  const name = pick(random, ['a', 'b', 'shop', 'old'])
  const web = await vps('web-01')
  const records = await site.dns.list()
  const acts: readonly (() => Promise<unknown>)[] = [
    async () => site.databases.create({ name_suffix: name }),
    async () => site.databases.delete(`hw123456_${name}`),
    async () => site.mail.create({ mail_address: `${name}@example.com`, password }),
    async () => site.mail.delete(`${pick(random, ['info', 'a', 'old'])}@example.com`),
    async () =>
      site.dns.create({
        domain: 'example.com',
        host: pick(random, ['www', 'api', name]),
        type: 'A',
        content: '192.0.2.9',
      }),
    async () => site.dns.delete(pick(random, records).id),
    async () => site.memo.set(name),
    async () => web.setMemo(name),
    async () => web.packetFilter.addRule({ type: pick(random, ['ssh', 'mail', 'postgresql']) }),
    async () => web.packetFilter.setEnabled(random() < 0.5),
    async () => web.power.stop(),
    async () => web.power.start(),
  ]
  await pick(random, acts)().catch(() => {})
}

/** Makes a colleague act during the requests of a process. */
function disturb(runner: Runner, scene: Scene, random: Random): void {
  runner.between = async (_, forward) => {
    if (random() < 0.25) await actAsColleague(scene, random)
    return forward()
  }
}

async function applyAmongColleagues(
  seed: number,
): Promise<{ writes: number; isSettled: boolean; orders: number }> {
  const random = createRandom(seed)
  const scene = await setUp()
  await scene.prove('example.com')
  for (let times = 0; times < 6; times += 1) await actAsColleague(scene, random)
  const shared = createMemoryJournal()
  const runners = [shared, random() < 0.5 ? shared : createMemoryJournal()].map((journal) =>
    scene.runner({ journal }),
  )
  const file = toFile(random)
  const plan = await runners[0]!.plan(file)
  for (const runner of runners) disturb(runner, scene, random)
  if (random() < 0.5) runners[0]!.dieAt(1 + Math.floor(random() * 6), random() < 0.5)
  const run = async (runner: Runner): Promise<unknown> =>
    runner.apply(plan, { ...options, onSurprise: pick(random, ['stop', 'skip']) })
  if (random() < 0.5) await Promise.all(runners.map(run))
  else for (const runner of runners) await run(runner)
  const writes = scene.truth.deeds.length
  const last = scene.runner({ journal: shared })
  let isSettled = false
  for (let round = 0; round < 8 && !isSettled; round += 1) {
    await scene.sandbox.clock.advance({ minutes: 30 })
    const next = await last.plan(file)
    isSettled = next.changes.every(({ obstacles }) => obstacles.length > 0)
    if (!isSettled) await last.apply(next, options)
  }
  scene.truth.finish()
  const orders = (await createVps(scene.colleague).servers()).filter(({ name }) => name === 'web-02').length
  await scene.sandbox.close()
  return { writes, isSettled, orders }
}

test(
  `in ${applies} applies a colleague acts at every request: only changes of the plan are written, each order once, and it converges`,
  { timeout: 3_600_000 },
  async () => {
    let writes = 0
    for (let seed = 1; seed <= applies; seed += 1) {
      const seen = await applyAmongColleagues(seed).catch((error: unknown) => {
        throw new Error(`seed ${seed}: ${String(error)}`, { cause: error })
      })
      expect([seed, seen.isSettled, seen.orders <= 1]).toEqual([seed, true, true])
      writes += seen.writes
    }
    console.log(`A busy colleague: ${applies} plans, ${writes} writes of their applies, 0 that no plan had`)
  },
)
