import type { CronJobList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const job = { minute: '30', hour: '3', day: '*', month: '*', weekday: '1-5', command: '/usr/bin/true' }
const notFound = { status: 404, body: errorBody('NOT_FOUND') }

async function setUpCron(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer } = await setUpHosting(options)
  return {
    onServer,
    create: (changes: object = {}) =>
      onServer<{ id: string }>('POST /cron', { body: { ...job, ...changes } }),
    change: (id: string, body: object) => onServer<{ id: string }>(`PUT /cron/${id}`, { body }),
    list: async () => (await onServer<CronJobList>('GET /cron')).body,
  }
}

test('a cron job is listed with its id, runs and can be deleted', async () => {
  const { onServer, create, list } = await setUpCron()
  const { id } = (await create()).body
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(await list()).toEqual({
    crons: [{ id, ...job, comment: '', enabled: true }],
    notification_email: null,
  })
  expect(await onServer(`DELETE /cron/${id}`)).toMatchObject({ status: 200 })
  expect(await onServer(`DELETE /cron/${id}`)).toMatchObject(notFound)
  expect((await create()).body.id).toBe(id)
})

test('the id is a hash of the content: it changes with schedule, command and comment', async () => {
  const { create, change, list } = await setUpCron()
  let { id } = (await create()).body
  await create({ command: '/usr/bin/false' })
  for (const changes of [
    { minute: '0' },
    { weekday: '0' },
    { command: '/bin/true' },
    { comment: 'nightly' },
  ]) {
    const reply = await change(id, changes)
    expect(reply.body.id).not.toBe(id)
    expect(await change(id, changes)).toMatchObject(notFound)
    id = reply.body.id
  }
  const { crons } = await list()
  expect(crons).toMatchObject([{ id, minute: '0', hour: '3', comment: 'nightly' }, {}])
})

test('the id does not change when a job is switched off', async () => {
  const { create, change, list } = await setUpCron()
  const { id } = (await create()).body
  expect((await change(id, { enabled: false })).body.id).toBe(id)
  expect((await list()).crons).toMatchObject([{ id, enabled: false, ...job }])
  const changed = (await change(id, { comment: 'off' })).body.id
  expect((await list()).crons).toMatchObject([{ id: changed, enabled: false }])
})

test('a job that exists is rejected, also as the result of a change', async () => {
  const { create, change, list } = await setUpCron()
  await create()
  const { id } = (await create({ hour: '4' })).body
  expect(await create()).toMatchObject({ status: 409, body: errorBody('OPERATION_ERROR') })
  expect(await change(id, { hour: '3' })).toMatchObject({ status: 409 })
  expect((await list()).crons).toMatchObject([{ hour: '3' }, { hour: '4' }])
})

test.each([
  { minute: '60' },
  { minute: '*/0' },
  { minute: '' },
  { hour: '24' },
  { day: '0' },
  { month: '13' },
  { weekday: '8' },
  { weekday: '5-1' },
  { minute: '1,' },
  { hour: 'noon' },
  { command: 'x'.repeat(1_025) },
  { command: '' },
])('%j is rejected, in a change too', async (changes) => {
  const { create, change, list } = await setUpCron()
  const errors = [expect.stringMatching(new RegExp(`^${Object.keys(changes)[0]}: `))]
  const rejected = { status: 422, body: errorBody('VALIDATION_ERROR', errors) }
  expect(await create(changes)).toMatchObject(rejected)
  const { id } = (await create()).body
  expect(await change(id, changes)).toMatchObject(rejected)
  expect((await list()).crons).toMatchObject([job])
})

test.each([
  { minute: '*/10' },
  { minute: '0,30' },
  { minute: '0-29/5,45' },
  { weekday: '0' },
  { weekday: '7' },
  { command: 'x'.repeat(1_024) },
])('%j is accepted', async (changes) => {
  const { create } = await setUpCron()
  expect(await create(changes)).toMatchObject({ status: 200 })
})

test('any schedule can be assumed to be accepted', async () => {
  const { create } = await setUpCron({ assumptions: { 'cron-fields': 'any' } })
  expect(await create({ month: 'jan' })).toMatchObject({ status: 200 })
})

test('an empty change is rejected', async () => {
  const { create, change } = await setUpCron()
  expect(await change((await create()).body.id, {})).toMatchObject({ status: 422 })
})
