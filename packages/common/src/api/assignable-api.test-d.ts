import type { paths } from '@hostwright/types'
import type { Client as OpenapiFetchClient } from 'openapi-fetch'
import { expectTypeOf, test } from 'vitest'
import type { Api } from './api.ts'

declare const api: Api

/** A library that takes an openapi-fetch client and finds its paths. */
declare function pathsOf<Paths extends {}>(client: OpenapiFetchClient<Paths>): keyof Paths

test('it is an openapi-fetch client, whose paths are those of the description', () => {
  expectTypeOf(pathsOf(api)).toEqualTypeOf<keyof paths>()
})

test('a call is checked more strictly than that of an openapi-fetch client', () => {
  const params = { path: { uuid: 'u' } }
  // @ts-expect-error: a property of the body is misspelt
  void api.PUT('/v1/vps/servers/{uuid}/memo', { params, body: { memo: 'x', mmo: 7 } })
  // @ts-expect-error: an option is misspelt
  void api.GET('/v1/vps/servers/{uuid}', { params, signl: null })
})
