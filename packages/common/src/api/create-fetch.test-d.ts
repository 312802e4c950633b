import type { paths } from '@hostwright/types'
import createOpenapiFetchClient from 'openapi-fetch'
import { expectTypeOf, test } from 'vitest'
import type { Client } from '../client/client.ts'

declare const client: Client

test('it is a fetch', () => {
  expectTypeOf(client.fetch).toExtend<typeof globalThis.fetch>()
  createOpenapiFetchClient<paths>({ fetch: client.fetch })
})
