import { expect, test } from 'vitest'
import { setUp } from './example-stage.ts'

const env = { PREVIEW_SECRET: 'correct-horse', PREVIEW_SOURCE: 'shop' }
const place = ['pr-17', 'example.com', 'hw123456.example.jp']
const up = ['up', ...place]
const down = ['down', ...place]

test('two jobs set up one preview, print the same credentials, and delete it completely', async () => {
  const { run, site } = await setUp({ limits: { server: false } })
  await site.databases.create({ name_suffix: 'shop_pr17' }) // belongs to nobody's preview
  const before = await site.usage()
  const jobs = await Promise.all([run('preview', up, { env }), run('preview', up, { env })])
  for (const job of jobs) expect(job).toMatchObject({ exitCode: 0, stderr: '' })
  const [first, second] = jobs.map(({ stdout }) => ({ ...JSON.parse(stdout), outcome: '' }))
  expect(first).toMatchObject({
    url: 'https://pr-17.example.com/',
    db_name: 'hw123456_pr17',
    db_user: 'hw123456_pr17',
  })
  expect(second).toEqual(first)
  expect(await site.databases.list()).toContainEqual(
    expect.objectContaining({ db_name: 'hw123456_pr17', granted_users: ['hw123456_pr17'] }),
  )
  const again = await run('preview', up, { env })
  expect(JSON.parse(again.stdout)).toMatchObject({ outcome: 'unchanged', password: first!.password })

  const ends = await Promise.all([run('preview', down, { env }), run('preview', down, { env })])
  for (const end of ends) expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await site.usage()).toEqual(before)
  expect(await run('preview', down, { env })).toMatchObject({ exitCode: 0, stderr: '' })
})

test('only a preview can be deleted, and an empty secret is rejected', async () => {
  const { run, sandbox } = await setUp()
  const wrong = [['down', 'blog', ...place.slice(1)], up, ['away', ...place]]
  for (const args of wrong)
    expect(await run('preview', args, { env: { ...env, PREVIEW_SECRET: '' } })).toMatchObject({ exitCode: 2 })
  expect(await run('preview', down, { env: { PREVIEW_SOURCE: '' } })).toMatchObject({ exitCode: 2 })
  expect(sandbox.journal().requests).toEqual([])
})

type Site = Awaited<ReturnType<typeof setUp>>['site']
const subdomain = 'pr-17.example.com'
const memo = 'Preview of shop'

const named: [string, (site: Site) => Promise<unknown>][] = [
  ['a subdomain of somebody', (site) => site.subdomains.create({ subdomain })],
  ['a preview of another source', (site) => site.subdomains.create({ subdomain, memo: 'Preview of blog' })],
  ['a source whose name goes on', (site) => site.subdomains.create({ subdomain, memo: `${memo}-2` })],
  ['a mark that somebody edited', (site) => site.subdomains.create({ subdomain, memo: `${memo}, keep` })],
  ['a database of somebody', (site) => site.databases.create({ name_suffix: 'pr17' })],
  [
    'a database user of somebody',
    (site) => site.databaseUsers.create({ name_suffix: 'pr17', password: 'Correct-horse-1' }),
  ],
]

test.each(named)('%s at the name stops both, and nothing is changed', async (_, occupy) => {
  const { run, site, sandbox } = await setUp()
  await occupy(site)
  const before = await site.usage()
  for (const args of [up, down]) {
    const count = sandbox.journal().requests.filter(({ method }) => method !== 'GET').length
    expect(await run('preview', args, { env })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`without the memo "${memo}"`),
    })
    expect(sandbox.journal().requests.filter(({ method }) => method !== 'GET')).toHaveLength(count)
  }
  expect(await site.usage()).toEqual(before)
})

test.each(['A', 'TXT'] as const)(
  'where DNS has a record of the name (%s), no preview is set up',
  async (type) => {
    const { run, site } = await setUp()
    const content = type === 'A' ? '192.0.2.7' : 'of somebody'
    await site.dns.create({ domain: 'example.com', host: 'pr-17', type, content })
    expect(await run('preview', up, { env })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`the ${type} record of ${subdomain}`),
    })
    expect(await site.subdomains.list()).not.toContainEqual(expect.objectContaining({ subdomain }))
  },
)

test('a preview whose memo was edited afterwards stays, with its database', async () => {
  const { run, site } = await setUp()
  expect(await run('preview', up, { env })).toMatchObject({ exitCode: 0 })
  await site.subdomains.update(subdomain, { memo: 'shown to a customer' })
  expect(await run('preview', down, { env })).toMatchObject({ exitCode: 1 })
  expect(await site.databases.list()).toContainEqual(expect.objectContaining({ db_name: 'hw123456_pr17' }))
  expect(await site.subdomains.list()).toContainEqual(expect.objectContaining({ subdomain }))
})

test('a part that cannot be created is named with the reason, and the next run completes the preview', async () => {
  const { run, sandbox } = await setUp()
  const effect = { status: 400, code: 'VALIDATION_ERROR' } as const
  sandbox.faults.add({ operationId: 'createDatabase', effect })
  expect(await run('preview', up, { env })).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('[VALIDATION_ERROR] servername hw123456.example.jp'),
  })
  const again = await run('preview', up, { env })
  expect(JSON.parse(again.stdout)).toMatchObject({ outcome: 'created', db_name: 'hw123456_pr17' })
})
