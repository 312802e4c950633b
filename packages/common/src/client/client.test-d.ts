import { expectTypeOf, test } from 'vitest'
import type { Client } from './client.ts'
import type { ClientPorts } from './ports-of.ts'

declare const client: Client

test('a program cannot make a client forget what it has paid for', () => {
  // @ts-expect-error: only the packages of Hostwright reach the orders that a client has sent.
  client.sent.clear()
  // @ts-expect-error: a program has the journal that it gave to the client.
  void client.journal.list()
})

test('a client has what a program calls, its address, and nothing else', () => {
  expectTypeOf<Exclude<keyof Client, symbol>>().toEqualTypeOf<
    'api' | 'fetch' | 'me' | 'logs' | 'limits' | 'waitUntil' | 'baseUrl'
  >()
  expectTypeOf<Client>().not.toHaveProperty('keyId')
  expectTypeOf<Client>().not.toHaveProperty('now')
})

test('a client is not taken for its ports, whose api has no middleware', () => {
  expectTypeOf<Client>().not.toExtend<ClientPorts>()
})
