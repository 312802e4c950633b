import type { VpsServerResult } from '@hostwright/types'
import { expect, test } from 'vitest'
import { setUp, startAt } from '../testing/set-up.ts'

const dayMs = 24 * 3_600_000

test('each VPS of a fleet has its plan, its period and its state', async () => {
  const { sandbox, call } = await setUp({ world: 'fleet-20' })
  const rows = await Promise.all(
    sandbox
      .servers()
      .filter(({ service, status }) => service === 'vps' && status !== 'building')
      .map(async ({ target, plan_id, months, status, power }) => {
        const { server } = (await call<VpsServerResult>(`GET /v1/vps/servers/${target}`)).body
        return [server.name, plan_id, months, status, power, server.os, server.memo].join(' | ')
      }),
  )
  const web = 'standard-2gb | 12 | active'
  const api = 'standard-6gb | 36 | active'
  const worker = 'standard-6gb | 1 | active'
  expect(rows.toSorted()).toEqual([
    `api-01 | ${api} | running | Debian 13 | `,
    `api-02 | ${api} | running | Debian 13 | `,
    `api-03 | ${api} | running | Debian 13 | `,
    `api-04 | ${api} | processing |  | `,
    'cms-01 | standard-6gb | 12 | active | running | Ubuntu 24.04 | ',
    'db-01 | standard-12gb | 36 | active | running | Debian 13 | holds data',
    'db-02 | large-memory-64gb | 12 | active | running | Debian 13 | holds data',
    'staging-01 | standard-2gb | 1 | suspended | running | Ubuntu 24.04 | payment is due',
    `web-01 | ${web} | running | Ubuntu 24.04 | front`,
    `web-02 | ${web} | running | Ubuntu 24.04 | `,
    `web-03 | ${web} | running | Ubuntu 24.04 | `,
    `web-04 | ${web} | running | Ubuntu 24.04 | `,
    `web-05 | ${web} | running | Ubuntu 24.04 | `,
    `web-06 | ${web} | running | Ubuntu 24.04 | `,
    `web-07 | ${web} | processing | Ubuntu 24.04 | `,
    `web-08 | ${web} | stopped | Ubuntu 24.04 | `,
    `worker-01 | ${worker} | running | Ubuntu 24.04 | `,
    `worker-02 | ${worker} | stopped | Ubuntu 24.04 | `,
    `worker-03 | ${worker} | error | Ubuntu 24.04 | does not start`,
  ])
})

test('operations in progress in a fleet began in the past and end after their usual time', async () => {
  const { sandbox } = await setUp({ world: 'fleet-20' })
  const minuteMs = 60_000
  expect(
    sandbox.operations().map(({ name, kind, state, endsAt }) => [name, kind, state, endsAt! - startAt]),
  ).toEqual([
    ['web-07', 'power', 'reboot', 0.75 * minuteMs],
    ['staging-02', 'signup', 'building', 1.5 * minuteMs],
    ['api-04', 'reinstall', 'rebuilding', 4 * minuteMs],
  ])
  const ages = sandbox.servers().map(({ orderedAt }) => startAt - orderedAt)
  expect(ages.at(-1)).toBe((30 + 17 * 17) * dayMs)
})

test('the first VPS of a fleet lets the web in, and data are protected', async () => {
  const { sandbox, call } = await setUp({ world: 'fleet-20' })
  const find = (wanted: string) => sandbox.servers().find(({ name }) => name === wanted)!.target
  expect((await call(`GET /v1/vps/servers/${find('web-01')}/packet-filter`)).body).toEqual({
    packet_filter: {
      enabled: true,
      rules: [{ id: 1, type: 'web', protocol: null, port: null, allowed_ip: 'all', memo: null }],
    },
  })
  expect((await call(`GET /v1/vps/servers/${find('db-01')}/protection`)).body).toEqual({
    protection: { os_reinstall: true },
  })
})
