import { createMemoryJournal } from '@hostwright/common'
import { ApplyError } from '@hostwright/plan'
import { expect } from 'vitest'
import { mixedFile, onDomain, onServer, password, type Scene, test } from './plan-scene.ts'

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e'
const at3 = "minute: '0', hour: '3', day: '*', month: '*', weekday: '*'"
const sorting = (keyword: string): string =>
  JSON.stringify({
    conditions: [{ keyword, field: 'subject', match_type: 'contain' }],
    action: { type: 'trash', method: 'move' },
  })

const address =
  (...contents: readonly string[]) =>
  async ({ site }: Scene): Promise<void> => {
    for (const content of contents)
      await site.dns.create({ domain: 'example.com', host: 'app', type: 'A', content })
  }
async function addMailbox({ prove, site }: Scene): Promise<void> {
  await prove('example.com')
  await site.mail.create({ mail_address: 'info@example.com', password })
}
const nothing = async (): Promise<void> => {}

/** Changes that take several requests, with their number; the last row has several changes. */
const changes: readonly (readonly [
  what: string,
  before: (scene: Scene) => Promise<unknown>,
  file: string,
  writes: number,
])[] = [
  [
    'an SSH key gets another label',
    ({ site }) => site.sshKeys.register({ label: 'old', public_key: key }),
    onServer(`ssh_keys: { new: { public_key: "${key}", was: old } }`),
    2,
  ],
  [
    'a cron job is added switched off',
    nothing,
    onServer(`cron: [{ ${at3}, command: php a.php, enabled: false }]`),
    2,
  ],
  [
    'two addresses become a CNAME',
    address('192.0.2.1', '192.0.2.2'),
    onDomain('dns: { records: [{ host: app, type: CNAME, content: example.net }] }'),
    3,
  ],
  [
    'a mailbox with forwarding is added',
    ({ prove }) => prove('example.com'),
    onDomain(
      'mail: { accounts: { info: { password: { env: A }, forwarding: { addresses: [a@example.net], keep_in_mailbox: true } } } }',
    ),
    2,
  ],
  ['two filters are added', addMailbox, onDomain(`mail: { filters: [${sorting('x')}, ${sorting('y')}] }`), 2],
  [
    'a mailbox replaces another',
    addMailbox,
    onDomain('mail: { prune: true, accounts: { sales: { password: { env: A } } } }'),
    2,
  ],
  [
    'a rule replaces another',
    async ({ vps }) => {
      const web = await vps('web-01')
      await web.packetFilter.addRule({ type: 'web' })
      await web.packetFilter.setEnabled(true)
    },
    'version: 1\nvps: { web-01: { packet_filter: { prune: true, rules: [{ type: mail }] } } }',
    2,
  ],
  ['changes of several kinds', ({ site }) => site.databases.create({ name_suffix: 'old' }), mixedFile, 8],
]

/** A state of the account without the ids that differ between two accounts. */
const read = async ({ site, vps }: Scene): Promise<string> =>
  JSON.stringify([
    (await site.dns.list()).map(({ host, type, content }) => `${host} ${type} ${content}`).toSorted(),
    (await site.mail.list()).map(({ mail_address }) => mail_address),
    (await site.mailFilters.list()).map(({ conditions }) => conditions),
    (await site.cron.list()).map(({ command, enabled }) => [command, enabled]),
    (await site.databases.list()).map(({ db_name }) => db_name).toSorted(),
    (await site.sshKeys.list()).map(({ label }) => label),
    (await (await vps('web-01')).packetFilter.get()).rules.map(({ type }) => type),
  ])

const deaths = changes.flatMap(([what, before, file, writes]) =>
  Array.from({ length: writes }, (_, index) => index + 1).flatMap((write) =>
    [true, false].map((isCarriedOut) => ({ what, before, file, writes, write, isCarriedOut })),
  ),
)

test.for(deaths)(
  '$what: killed at write $write of $writes (carried out: $isCarriedOut), the same plan leads to the same account',
  async ({ before, file, writes, write, isCarriedOut }, { scene }) => {
    await before(scene)
    const journal = createMemoryJournal()
    const first = scene.runner({ journal })
    const plan = await first.plan(file)
    first.dieAt(write, isCarriedOut)
    const died = await first.apply(plan, { allow: plan.needs })
    expect(died.writes.length).toBeLessThanOrEqual(writes)
    expect(died.error).toBeDefined()
    const { error } = await scene.runner({ journal }).apply(plan, { allow: plan.needs })
    expect(error).toBeUndefined()
    const after = await read(scene)
    expect((await scene.runner().plan(file)).changes).toEqual([])
    const undisturbed = await scene
      .runner()
      .apply(plan, { allow: plan.needs })
      .catch(() => undefined)
    expect([undisturbed?.writes, await read(scene)]).toEqual([[], after])
  },
)

test.for(changes)(
  '%s: aborted at any write, the error has what was made, and the same plan makes the rest',
  async ([, before, file, writes], { scene }) => {
    await before(scene)
    const journal = createMemoryJournal()
    const runner = scene.runner({ journal })
    const plan = await runner.plan(file)
    const end = new AbortController()
    runner.between = async (_, forward, write) => {
      if (write === 1) end.abort(new Error('Ctrl+C'))
      return forward()
    }
    const { error, done } = await runner.apply(plan, { allow: plan.needs, signal: end.signal })
    expect(error).toBeInstanceOf(ApplyError)
    const rest = await scene.runner({ journal }).apply(plan, { allow: plan.needs })
    expect(rest.error).toBeUndefined()
    expect(rest.writes.length).toBeLessThanOrEqual(writes)
    expect(done.filter((one) => rest.done.includes(one))).toEqual([])
    expect((await scene.runner().plan(file)).changes).toEqual([])
  },
)
