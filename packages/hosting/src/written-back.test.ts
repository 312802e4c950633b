import { expect, test } from 'vitest'
import { domain, setUp } from './testing/ensure-scene.ts'

test.each(['full-name', 'label'] as const)(
  'DNS records that were read, with hosts as %s, can be created again as they were',
  async (form) => {
    const { site } = await setUp({ assumptions: { 'dns-host-form': form } })
    const before = (await site.dns.list({ domain })).filter(({ type }) => type !== 'TXT')
    expect(before.length).toBeGreaterThan(1)
    for (const { id } of before) await site.dns.delete(id)
    for (const record of before) await site.dns.create(record)
    const after = (await site.dns.list({ domain })).filter(({ type }) => type !== 'TXT')
    expect(after.map(({ id: _, ...record }) => record)).toEqual(before.map(({ id: _, ...record }) => record))
  },
)

test('the host of a record can be a full name in any case, with or without a dot at its end', async () => {
  const { site, writes } = await setUp()
  const record = { domain, type: 'A', content: '192.0.2.1' } as const
  for (const host of ['a.Example.com', 'a.example.com.', 'example.com', '@', 'a', 'notexample.com'])
    await site.dns.create({ ...record, host }).catch(() => undefined)
  expect(writes.map(([, body]) => (body as { host: string }).host)).toEqual([
    'a',
    'a',
    '@',
    '@',
    'a',
    'notexample.com',
  ])
})

test('mail filters, subdomains and cron jobs that were read can be created again', async () => {
  const { site } = await setUp()
  const conditions = [{ field: 'from', match_type: 'match', keyword: 'shop@example.net' } as const]
  await site.mailFilters.create({ domain, conditions, action: { type: 'trash', method: 'move' } })
  await site.subdomains.create({ subdomain: `blog.${domain}`, memo: 'blog' })
  await site.cron.create({
    minute: '30',
    hour: '3',
    day: '*',
    month: '*',
    weekday: '*',
    command: 'php a.php',
  })
  const read = async () => [
    (await site.mailFilters.list()).map(({ id: _, ...filter }) => filter),
    await site.subdomains.list(),
    await site.cron.list(),
  ]
  const before = await read()
  const [[filter], [subdomain], [job]] = [
    await site.mailFilters.list(),
    await site.subdomains.list(),
    await site.cron.list(),
  ]
  await site.mailFilters.delete(filter!.id)
  await site.subdomains.delete(subdomain!.subdomain)
  await site.cron.delete(job!.id)
  await site.mailFilters.create(filter!)
  await site.subdomains.create(subdomain!)
  await site.cron.create(job!)
  expect(await read()).toEqual(before)
})

test('a disabled cron job is not created again, because it would run', async () => {
  const { site, writes } = await setUp()
  const schedule = { minute: '30', hour: '3', day: '*', month: '*', weekday: '*' }
  const job = { id: 'a1', ...schedule, command: 'php a.php', comment: '', enabled: false }
  await expect(site.cron.create(job)).rejects.toThrow('enabled is false, and a new cron job is enabled')
  expect(writes).toEqual([])
})

test('a disabled job of a list is not taken for one that runs, and the one that runs is not changed', async () => {
  const { site, writes } = await setUp()
  const schedule = { minute: '30', hour: '3', day: '*', month: '*', weekday: '*', command: 'php a.php' }
  const { id } = await site.cron.create(schedule)
  writes.length = 0
  const disabled = { ...schedule, hour: '4', enabled: false }
  await expect(site.cron.ensure(disabled)).rejects.toThrow(
    'enabled is false, and the job of this command runs: disable it with cron.update',
  )
  expect(writes).toEqual([])
  await site.cron.update(id, { enabled: false })
  expect(await site.cron.ensure(disabled)).toMatchObject({ outcome: 'changed' })
})
