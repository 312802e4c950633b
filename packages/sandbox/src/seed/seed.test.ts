import type { OrderableImage } from '@hostwright/types'
import { expect, test } from 'vitest'
import { setUp, startAt, vpsPath } from '../testing/set-up.ts'

test('the plans of an account are on offer with their periods and prices', async () => {
  const { sandbox } = await setUp()
  const lines = sandbox.plans
    .list()
    .map(({ service, plan_id, plan_name, open, periods }) =>
      [
        service,
        plan_id,
        plan_name,
        open ? 'open' : 'closed',
        ...periods.map(({ months, price, regularPrice }) => `${months}: ${price} of ${regularPrice}`),
      ].join(', '),
    )
  expect(lines.slice(0, 4)).toEqual([
    'vps, standard-2gb, Standard 2GB, open, 1: 2310 of 2310, 12: 1650 of 1980, 36: 1430 of 1760',
    'vps, standard-6gb, Standard 6GB, open, 1: 4620 of 4620, 12: 3740 of 3740, 36: 3410 of 3410',
    'vps, standard-12gb, Standard 12GB, open, 12: 7480 of 7480, 36: 6820 of 6820',
    'vps, large-memory-64gb, Large memory 64GB, closed, 12: 29700 of 29700',
  ])
  expect(lines.slice(4).map((line) => line.split(', ', 4).join(', '))).toEqual([
    'server, standard, Standard, open',
    'server, premium, Premium, open',
    expect.stringMatching(/^server, /),
  ])
})

test('the images of an account, and which of them fit the smallest plan', async () => {
  const { call } = await setUp()
  const { body } = await call<{ os_images: (OrderableImage & { available_for_this_server: boolean })[] }>(
    `GET ${vpsPath}/os-images`,
  )
  expect(
    body.os_images.map(({ image_id, name, version, minimum_memory_mb, available_for_this_server }) =>
      [image_id, name, version, minimum_memory_mb, available_for_this_server].join(', '),
    ),
  ).toEqual([
    'ubuntu-24-04, Ubuntu, 24.04, 0, true',
    'debian-13, Debian, 13, 0, true',
    'example-cms, Example CMS, , 4096, false',
    'example-panel, Example Panel, , 0, true',
  ])
})

test('a small account has one VPS of a month, a server of a month and a day, and a key for SSH', async () => {
  const { sandbox, call } = await setUp()
  const dayMs = 24 * 3_600_000
  expect(sandbox.servers().map(({ name, orderedAt }) => [name, (startAt - orderedAt) / dayMs])).toEqual([
    ['web-01', 30],
    ['hw123456.example.jp', 31],
  ])
  const domain = await call(`GET /v1/server/hw123456.example.jp/domain/example.com`)
  expect(domain).toMatchObject({
    body: { ssl: true, memo: '', created_at: '2026-09-01', url: 'https://example.com/' },
  })
  expect(await call('GET /v1/server/hw123456.example.jp/ssh')).toMatchObject({ body: { ssh_enabled: false } })
})
