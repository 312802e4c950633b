import { expect } from 'vitest'
import { on, server, test, zoneFile } from './plan-scene.ts'

const databases = `
version: 1
hosting: { ${server}: { databases: { a: {}, b: {}, c: {} } } }`

const zone = zoneFile()

const job = "{ minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: php nightly.php }"
const filter = JSON.stringify({
  conditions: [{ keyword: 'spam', field: 'subject', match_type: 'contain' }],
  action: { type: 'trash', method: 'move' },
})

test('a record whose response is lost is added once', async ({ sandbox, runner, site }) => {
  const file = `
version: 1
hosting: { ${server}: { domains: { example.com: { dns: { records: [{ host: '@', type: TXT, content: hello }] } } } } }`
  const plan = await runner.plan(file)
  sandbox.faults.add({ operationId: 'createDnsRecord', effect: 'drop-response' })
  await runner.apply(plan)
  await runner.apply(await runner.plan(file))
  expect((await site.dns.list()).filter(({ type }) => type === 'TXT')).toHaveLength(1)
})

test('a deletion whose response is lost is reported as done', async ({ sandbox, runner, site }) => {
  const plan = await runner.plan(zone)
  sandbox.faults.add({ operationId: 'deleteDnsRecord', effect: 'drop-response' })
  const { told } = await runner.apply(plan, { allow: ['delete~**'] })
  expect((await site.dns.list()).filter(({ type }) => type === 'CNAME')).toEqual([])
  expect(told).toContain('www.example.com CNAME')
})

test('a simultaneous creation by a colleague is "was so already", not an error', async ({ runner, site }) => {
  const plan = await runner.plan(databases)
  runner.between = async (_, forward, write) => {
    if (write === 2) await site.databases.create({ name_suffix: 'b' }).catch(() => {})
    return forward()
  }
  const { error } = await runner.apply(plan)
  expect(error).toBeUndefined()
  expect(await site.databases.list()).toHaveLength(3)
})

test('a rejection in the middle: the changes made so far are reported', async ({ sandbox, runner, site }) => {
  const plan = await runner.plan(databases)
  sandbox.faults.add({
    operationId: 'createDatabase',
    nth: 2,
    effect: { status: 422, code: 'VALIDATION_ERROR' },
  })
  const { told } = await runner.apply(plan)
  const made = (await site.databases.list()).map(({ db_name }) => db_name.replace('hw123456_', ''))
  expect(made.length).toBeGreaterThan(0)
  for (const name of made) expect(told).toContain(`${on}/databases/${name}`)
})

test.for([
  ['429', { retryAfterSeconds: 120 }],
  ['503', { status: 503, code: 'SERVICE_UNAVAILABLE' }],
  ['a page in place of the response', 'html'],
  ['half a response', 'truncate'],
  ['a connection that breaks before', 'drop-request'],
] as const)(
  '%s for a creation: after a second apply, everything exists once',
  async ([_, effect], { sandbox, runner, site }) => {
    const plan = await runner.plan(databases)
    sandbox.faults.add({ operationId: 'createDatabase', nth: 2, effect })
    await runner.apply(plan)
    const { error } = await runner.apply(await runner.plan(databases))
    expect(error).toBeUndefined()
    expect(await site.databases.list()).toHaveLength(3)
  },
)

test('a deletion whose response is a page was not executed, and is not reported as done', async ({
  sandbox,
  runner,
  site,
}) => {
  const plan = await runner.plan(zone)
  sandbox.faults.add({ operationId: 'deleteDnsRecord', times: 9, effect: 'html' })
  const { done } = await runner.apply(plan, { allow: ['delete~**'] })
  expect(await site.dns.list()).toHaveLength(2)
  expect(done).toEqual([])
})

test('a cron job whose response is lost is created once', async ({ sandbox, runner, site }) => {
  const file = `version: 1\nhosting: { ${server}: { cron: [${job}] } }`
  const plan = await runner.plan(file)
  sandbox.faults.add({ operationId: 'createCronJob', effect: 'drop-response' })
  await runner.apply(plan, { allow: ['interrupt~**', 'expose~**'] })
  await runner.apply(plan, { allow: ['interrupt~**', 'expose~**'] })
  expect(JSON.stringify(await site.cron.list()).split('php nightly.php')).toHaveLength(2)
})

test.for([
  ['whose response is lost', 'drop-response'],
  ['that a gateway executes late, after its 504,', { finishLateMs: 30_000 }],
] as const)('a mail filter %s is created once', async ([, effect], { sandbox, runner, site, prove }) => {
  await prove('example.com')
  const plan = await runner.plan(`
version: 1
hosting: { ${server}: { domains: { example.com: { mail: { filters: [${filter}] } } } } }`)
  sandbox.faults.add({ operationId: 'createMailFilter', effect })
  await runner.apply(plan, { allow: ['interrupt~**', 'expose~**'] })
  await runner.apply(plan, { allow: ['interrupt~**', 'expose~**'] })
  await sandbox.clock.advance({ minutes: 5 })
  expect(await site.mailFilters.list()).toHaveLength(1)
})
