import { expect } from 'vitest'
import { type DescribedOperation, describedOperations } from '../described.ts'
import { type Changes, type OpenCaller } from './caller.ts'

// Rejections that do not depend on what an operation does. Each function calls all operations that
// describe the rejection, and checks what they return.

const onVps = describedOperations.filter(({ path }) => path.includes('{uuid}'))
const onServer = describedOperations.filter(({ path }) => path.includes('{servername}'))
const writes = describedOperations.filter(({ method }) => method !== 'GET')

export async function callWithoutAKey(open: OpenCaller): Promise<void> {
  const { callEach } = await open()
  const replies = await callEach(describedOperations, { key: '' })
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['UNAUTHORIZED']))
}

export async function callWithoutRights(open: OpenCaller): Promise<void> {
  const { sandbox, callEach } = await open()
  const none = { permission_type: 'custom', permissions: {} } as const
  const withRights = describedOperations.filter(({ path }) => path !== '/v1/me' && path !== '/v1/logs')
  const bare = await callEach(withRights, { key: sandbox.keys.create({ ...none, server: none }) })
  expect(bare.filter(({ code }) => code !== 'FORBIDDEN')).toEqual([])
  const reading = await callEach(writes, { key: sandbox.keys.create({ permission_type: 'read' }) })
  expect(reading.filter(({ code }) => code !== 'FORBIDDEN')).toEqual([])
}

/** With a key that may be used from other addresses only. */
export async function callFromElsewhere(open: OpenCaller): Promise<void> {
  const { sandbox, callEach } = await open()
  const key = sandbox.keys.create({ allow_signup: true, allowed_ips: ['192.0.2.0/24'] })
  const replies = await callEach(describedOperations, { key })
  expect(replies.filter(({ code }) => code !== 'FORBIDDEN')).toEqual([])
}

export async function callForAnotherTarget(open: OpenCaller): Promise<void> {
  const { sandbox, callEach } = await open()
  const selected = { target_mode: 'selected' } as const
  const targets = ['00000000-0000-4000-8000-000000000009']
  const key = sandbox.keys.create({
    ...selected,
    targets,
    server: { ...selected, targets: ['hw999999.example.jp'] },
  })
  const onVpsReplies = await callEach(onVps, { key })
  expect(onVpsReplies.filter(({ code }) => code !== 'TARGET_NOT_ALLOWED')).toEqual([])
  const onServerReplies = await callEach(onServer, { key })
  expect(onServerReplies.filter(({ code }) => code !== 'FORBIDDEN')).toEqual([])
}

export async function callForAnUnknownTarget(open: OpenCaller): Promise<void> {
  const { call, callEach } = await open()
  await callEach(onVps, { path: { uuid: '00000000-0000-4000-8000-000000000009' } })
  await callEach(onServer, { path: { servername: 'hw999999.example.jp' } })
  await call('getVpsSignupStatus', { path: { id: '1' } })
}

export async function callWithABrokenBody(open: OpenCaller): Promise<void> {
  const { callEach } = await open()
  const replies = await callEach(
    describedOperations.filter(({ body }) => body !== undefined),
    { body: '{' },
  )
  expect(replies.filter(({ code }) => code !== 'BAD_REQUEST')).toEqual([])
}

/** With a percent sign that begins no character. */
export async function callWithABrokenAddress(open: OpenCaller): Promise<void> {
  const { callEach } = await open()
  const replies = await callEach(describedOperations, { search: '?q=%E3%81' })
  expect(replies.filter(({ code }) => code !== 'BAD_REQUEST')).toEqual([])
}

export async function callTooOften(open: OpenCaller): Promise<void> {
  const once = { perMinute: 1 }
  const { call, callEach } = await open({ limits: { vps: once, server: once, common: once } })
  for (const id of ['getApiKey', 'listVpsServers', 'listHostingServers']) await call(id)
  const replies = await callEach(describedOperations)
  expect(replies.filter(({ code }) => code !== 'RATE_LIMIT_EXCEEDED')).toEqual([])
}

/** Tries what the description does not allow, until the operation says so. */
export async function callWithInvalidInput(open: OpenCaller): Promise<void> {
  const { call } = await open()
  for (const operation of describedOperations) {
    if (!operation.errors.some(({ status }) => status === 422)) continue
    for (const changes of listInvalid(operation)) {
      if ((await call(operation.id, changes)).status === 422) break
    }
  }
}

function* listInvalid({ body, parameters }: DescribedOperation): Generator<Changes> {
  if (body !== undefined) yield { body: [] }
  for (const place of ['query', 'path'] as const) {
    for (const { name } of parameters.filter((parameter) => parameter.in === place)) {
      if (name === 'servername' || name === 'uuid') continue
      for (const value of [' ', 'x'.repeat(2_000)]) yield { [place]: { [name]: value } }
    }
  }
}

/** The codes of the machinery behind the API, which a sandbox does not have: asked for as faults. */
export async function callWithFaults(open: OpenCaller): Promise<void> {
  const { sandbox, callEach } = await open()
  const effects = [
    { status: 500, code: 'INTERNAL_ERROR' },
    { status: 502, code: 'BACKEND_ERROR' },
    { status: 503, code: 'SERVICE_UNAVAILABLE' },
  ] as const
  for (const effect of effects) {
    sandbox.faults.add({ times: describedOperations.length, effect })
    const replies = await callEach(describedOperations)
    expect(replies.filter(({ code }) => code !== effect.code)).toEqual([])
  }
  expect(sandbox.faults.pending()).toEqual([])
}
