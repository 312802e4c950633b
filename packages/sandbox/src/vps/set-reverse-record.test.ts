import { expect, test } from 'vitest'
import { setUp, vpsPath } from '../testing/set-up.ts'

const uuid = vpsPath.split('/').at(-1)!

test.each(['web-01.example.com', 'A.example', 'a'.repeat(253), null])(
  'the reverse record is set to %s',
  async (hostname) => {
    const { sandbox, call } = await setUp()
    sandbox.maintenance.setReverseRecord(uuid, hostname)
    expect(await call(`GET ${vpsPath}`)).toMatchObject({ body: { server: { reverse_hostname: hostname } } })
  },
)

test.each(['', 'a b', 'a.example/', '_a.example', 'a'.repeat(254), 7, undefined])(
  '“%s” is no name for one',
  async (hostname) => {
    const { sandbox } = await setUp()
    expect(() => sandbox.maintenance.setReverseRecord(uuid, hostname as string)).toThrow(
      'hostname: give letters, digits, hyphens and dots, or null for no record',
    )
  },
)
