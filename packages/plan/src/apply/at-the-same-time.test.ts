import type { OrderJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { ApplyError, applyPlan, parseDesired, planAccount } from '../index.ts'
import { stepPath } from '../journal/steps.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const allow = ['expose']
const cron = [{ minute: '5', hour: '4', day: '*', month: '*', weekday: '*', command: 'php job.php' }]

test('of two processes that begin a change at the same time, one sends it: a job that the API takes twice exists once', async () => {
  const scene = await setUp()
  const { journal } = portsOf(scene.client)
  const plan = await planAccount(scene.client, parseDesired({ version: 1, hosting: { [server]: { cron } } }))
  const hasBegun = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const early = scene.connect({
    async fetch(request) {
      if (request.method !== 'GET') {
        hasBegun.resolve()
        await mayGoOn.promise
      }
      return scene.sandbox.fetch(request)
    },
  })
  let first: ReturnType<typeof applyPlan> | undefined
  const write: OrderJournal['write'] = async (record) => {
    // The other process begins the change after this one has read its place.
    if (record.path === stepPath && first === undefined) {
      first = applyPlan(plan, { client: early, allow })
      await hasBegun.promise
    }
    return journal.write(record)
  }
  const late = scene.connect({ journal: { ...journal, write } })
  const error: unknown = await applyPlan(plan, { client: late, allow }).catch((thrown: unknown) => thrown)
  mayGoOn.resolve()
  expect(await first).toMatchObject({ writes: 1 })
  expect(error).toBeInstanceOf(ApplyError)
  expect(String((error as ApplyError).cause)).toContain('is being applied by another process')
  const jobs = await createHosting(scene.client).server(server).cron.list()
  expect(jobs.filter(({ command }) => command === 'php job.php')).toHaveLength(1)
  expect(await applyPlan(plan, { client: scene.client, allow })).toMatchObject({ writes: 0 })
})
