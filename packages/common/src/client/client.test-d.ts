import { expectTypeOf, test } from 'vitest'
import type { Client } from './client.ts'
import type { ClientPorts } from './ports-of.ts'

declare const client: Client

test('a program cannot make a client forget what it has paid for', () => {
  // @ts-expect-error: only the packages of Hostwright reach the orders that a client has sent.
  client.sent.clear()
  expectTypeOf<Client>().not.toHaveProperty('sent')
  expectTypeOf<Client>().not.toHaveProperty('isJournalGiven')
})

test('a client is not taken for its ports, whose api has no middleware', () => {
  expectTypeOf<Client>().not.toExtend<ClientPorts>()
})
