import type { VpsServerSummary, VpsSignupResult } from '@hostwright/types'
import { expectTypeOf, test } from 'vitest'
import type { Api } from './api.ts'

declare const api: Api
const path = { uuid: 'u' }

test('a body is typed by the description and always there', async () => {
  const { data } = await api.GET('/v1/vps/servers')
  expectTypeOf(data.servers).toEqualTypeOf<VpsServerSummary[]>()
  const accepted = await api.POST('/v1/vps/servers/{uuid}/power/stop', { params: { path } })
  expectTypeOf(accepted.data).toEqualTypeOf<undefined>()
  const signup = await api.GET('/v1/vps/signup-status/{id}', { params: { path: { id: 7 } } })
  expectTypeOf(signup.data).toEqualTypeOf<VpsSignupResult>()
})

test('an open set of values completes its known ones and takes others', async () => {
  const { data } = await api.GET('/v1/logs')
  expectTypeOf(data.logs[0]!.method).toExtend<string>()
  expectTypeOf<'GET'>().toExtend<(typeof data.logs)[0]['method']>()
})

test('what the description does not have does not compile', () => {
  // @ts-expect-error: no such path
  void api.GET('/v1/vps/server')
  // @ts-expect-error: the path has no DELETE
  void api.DELETE('/v1/vps/servers')
  // @ts-expect-error: the uuid is missing
  void api.GET('/v1/vps/servers/{uuid}')
  // @ts-expect-error: the body is missing
  void api.PUT('/v1/vps/servers/{uuid}/memo', { params: { path } })
  // @ts-expect-error: a memo is a string, not a number
  void api.PUT('/v1/vps/servers/{uuid}/memo', { params: { path }, body: { memo: 7 } })
})
