import { expect, test } from 'vitest'
import { exportAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

test.each(['listDnsRecords', 'listSubdomains'] as const)(
  'without the right to %s, an export names what it left out instead of failing',
  async (operationId) => {
    const { client, sandbox } = await setUp()
    sandbox.faults.add({ operationId, effect: { status: 403, code: 'FORBIDDEN' }, times: 100 })
    const text = await exportAccount(client)
    expect(text).toContain('# Left out')
    expect(text).toContain('example.com')
  },
)
