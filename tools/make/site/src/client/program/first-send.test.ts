import { createSamples, type Sample } from '@hostwright/samples'
import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { openAccount } from './open-account.ts'

const samples: readonly Sample[] = await createSamples()

test.each(samples)('$operationId succeeds on a new account', async ({ request, preparation }) => {
  const account = await openAccount(createSandbox, { world: 'small', faults: [], preparation })
  const { method, target, body } = request
  const headers = {
    Authorization: `Bearer ${account.own.apiKey}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  }
  const priced = body === undefined ? undefined : JSON.stringify(await account.price(body))
  const { status, text } = await account.send({ method, target, headers, body: priced })
  expect([status, status < 300 ? '' : text]).toEqual([status === 202 ? 202 : 200, ''])
})
