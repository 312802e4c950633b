import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, type Plan, planAccount } from '../index.ts'
import type { DesiredCronJob, DesiredHosting } from '../generated/desired.ts'
import { fieldOf, toWords } from '../resource/place.ts'
import { setUp, type Scene } from '../testing/set-up.ts'

const servername = 'hw123456.example.jp'
const job = (hour: string, command: string, comment = ''): DesiredCronJob => ({
  minute: '0',
  hour,
  day: '*',
  month: '*',
  weekday: '*',
  command,
  comment,
})

async function build(...jobs: readonly DesiredCronJob[]): Promise<Scene> {
  const scene = await setUp()
  const { cron } = createHosting(scene.client).server(servername)
  for (const one of jobs) await cron.create(one)
  return scene
}

const plan = (
  { client }: Scene,
  cron: DesiredCronJob[],
  server: DesiredHosting = {},
  rest = {},
): Promise<Plan> =>
  planAccount(client, { version: 1, ...rest, hosting: { [servername]: { ...server, cron } } })

const toLines = ({ changes }: Plan): string[] =>
  changes.map(({ action, address }) => `${action} ${address.replace(`hosting/${servername}/cron/`, '')}`)

test('another schedule of a command changes the job in place, without prune', async () => {
  const scene = await build(job('3', 'php a.php'))
  const made = await plan(scene, [job('4', 'php a.php')])
  expect(toLines(made)).toEqual(['update 0 4 * * * php a.php'])
  await applyPlan(made, { client: scene.client, allow: made.needs })
  const jobs = await createHosting(scene.client).server(servername).cron.list()
  expect(jobs.map(({ hour }) => hour)).toEqual(['4'])
})

test('equal jobs are paired first, then those of one command in the order of their schedule; a surplus one stays', async () => {
  const scene = await build(job('1', 'x'), job('2', 'x'), job('3', 'x'), job('4', 'x'))
  const made = await plan(scene, [job('9', 'x'), job('2', 'x'), job('8', 'x')])
  const hours = made.changes.map(({ before, after }) =>
    [before, after].map((one) => toWords(fieldOf(one, 'hour'))).join(' to '),
  )
  expect(hours.toSorted()).toEqual(['1 to 8', '3 to 9'])
  expect(made.changes.map(({ action }) => action)).not.toContain('delete')
})

test("a colleague's job with the same comment is another job: it is added, with an obstacle", async () => {
  const scene = await build(job('3', 'php colleague.php', 'nightly'))
  const cron = [job('3', 'php own.php', 'nightly')]
  const made = await plan(scene, cron)
  expect(made.changes).toMatchObject([
    { action: 'create', obstacles: [expect.stringContaining('give was: php colleague.php to change it')] },
  ])
  expect(toLines(await plan(scene, cron, { prune: ['cron'] }))).toEqual([
    'create 0 3 * * * php own.php # nightly',
    'delete 0 3 * * * php colleague.php # nightly',
  ])
})

test('was: COMMAND changes the command in place, and a second plan has nothing to do', async () => {
  const scene = await build(job('3', 'php old.php', 'nightly'))
  const cron = [{ ...job('3', 'php new.php', 'nightly'), was: 'php old.php' }]
  const made = await plan(scene, cron)
  expect(made.changes).toMatchObject([{ action: 'update', obstacles: [] }])
  expect(JSON.stringify(made.changes)).not.toContain('"was"')
  await applyPlan(made, { client: scene.client, allow: made.needs })
  expect((await plan(scene, cron)).changes).toEqual([])
})

test.each(['keep', 'ignore'])('%s covers the former job of a change in place', async (pattern) => {
  const scene = await build(job('3', 'php a.php'))
  const rest = { [pattern]: [`hosting/${servername}/cron/0 3 *`] }
  const made = await plan(scene, [job('4', 'php a.php')], {}, rest)
  expect(toLines(made)).toEqual(['create 0 4 * * * php a.php'])
})

test('of two jobs of a command the one that keep does not cover is changed in place', async () => {
  const scene = await build(job('3', 'php a.php'), job('5', 'php a.php'))
  const rest = { keep: [`hosting/${servername}/cron/0 3 *`] }
  const made = await plan(scene, [job('6', 'php a.php')], {}, rest)
  expect(made.changes).toMatchObject([{ action: 'update', before: { hour: '5' }, after: { hour: '6' } }])
})
