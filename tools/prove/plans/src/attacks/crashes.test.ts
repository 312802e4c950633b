import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createHosting } from '@hostwright/hosting'
import type { SandboxOptions } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { expect, onTestFinished, test } from 'vitest'
import { type Runner, type Scene, setUp } from './plan-scene.ts'

const file = readFileSync(new URL('crash.yaml', import.meta.url), 'utf8')
const allowances = { allow: ['delete~**', 'expose~**', 'many~**'], spend: 50_000 }
/** Most writes between two deaths; HOSTWRIGHT_DEATHS=1 for a death at every write. */
const most = Number(process.env['HOSTWRIGHT_DEATHS'] ?? Infinity)

/**
 * Lets a process die at each write of an apply, or at some of them, before or after the API executes it. Another process
 * plans and applies the same file. Returns the number of deaths.
 */
async function crashAtWrites(
  every: number,
  isJournalKept: boolean,
  options?: SandboxOptions,
): Promise<number> {
  const step = Math.min(every, most)
  for (let write = 1, deaths = 0; ; write += step, deaths += 2) {
    const died = [
      await crash({ write, isCarriedOut: false }, isJournalKept, options),
      await crash({ write, isCarriedOut: true }, isJournalKept, options),
    ]
    if (!died.includes(true)) return deaths
  }
}

const late = /Not sent: too much time has passed since its claim/

interface Death {
  readonly write: number
  readonly isCarriedOut: boolean
}

async function crash(death: Death, isJournalKept: boolean, options?: SandboxOptions): Promise<boolean> {
  const scene = await setUp(options)
  const folder = await mkdtemp(join(tmpdir(), 'hostwright-crashes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const start = (): Runner => scene.runner(isJournalKept ? { journal: createFolderJournal(folder) } : {})
  const first = start()
  const plan = await first.plan(file)
  first.dieAt(death.write, death.isCarriedOut)
  const { error } = await first.apply(plan, allowances)
  expect(await converge(scene, start()), JSON.stringify(death)).toBeUndefined()
  await expectOneOfEach(scene)
  return error !== undefined
}

/**
 * Plans and applies the file until no change is left. Waits while the outcome of an order is unknown. Another change that
 * waits moves the clock of the sandbox at once, also between the claim of an order and its request: that order is not
 * sent, and the next round orders it.
 */
async function converge({ sandbox }: Scene, runner: Runner): Promise<string | undefined> {
  let problem: string | undefined
  for (let round = 0; round < 12; round++) {
    const plan = await runner.plan(file)
    if (plan.changes.length === 0) return undefined
    const { error } = await runner.apply(plan, allowances)
    problem = error?.message ?? plan.changes.map(({ address }) => address).join(', ')
    const isOpen = /it is unknown|ordered elsewhere:|may or may not have been executed/.test(problem)
    if (isOpen) await sandbox.clock.advance({ minutes: 10 })
    else if (round > 0 && error !== undefined && !late.test(problem)) return problem
  }
  return problem
}

/** Checks that each server was ordered once, and each record, job, filter and database made once. */
async function expectOneOfEach({ sandbox, colleague, site }: Scene): Promise<void> {
  await sandbox.clock.advance({ hours: 3 })
  const vps = await createVps(colleague).servers()
  expect(vps.map(({ name }) => name).toSorted()).toEqual(['web-01', 'web-02'])
  const servers = await createHosting(colleague).servers()
  expect(new Set(servers.map(({ server_id }) => server_id)).size).toBe(2)
  expect(servers).toHaveLength(2)
  const made = [
    ...(await site.dns.list()).map(({ host, type, content }) => `${host} ${type} ${content}`),
    ...(await site.cron.list()).map(({ command }) => command),
    ...(await site.mailFilters.list()).map(({ domain }) => domain),
    ...(await site.databases.list()).map(({ db_name }) => db_name),
  ]
  expect(made).toEqual([...new Set(made)])
}

test.each([
  ['kept', true],
  ['lost', false],
])(
  'a process dies while it applies, with a journal that is %s: the next one finishes, and nothing is made or ordered twice',
  async (_, isKept) => {
    expect(await crashAtWrites(9, isKept)).toBeGreaterThan(6)
  },
)

test.each(['conflict', 'order-again'] as const)(
  'the same with an API that does "%s" on a used key',
  async (choice) => {
    const deaths = await crashAtWrites(13, true, { assumptions: { 'completed-order-replay': choice } })
    expect(deaths).toBeGreaterThan(2)
  },
)

test('the same with an API that orders again and a lost journal: the log shows that somebody has ordered', async () => {
  const deaths = await crashAtWrites(6, false, { assumptions: { 'completed-order-replay': 'order-again' } })
  expect(deaths).toBeGreaterThan(6)
})
