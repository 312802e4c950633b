import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'
import type { TraceAttributes } from './with-tracing.ts'

function setUp(...replies: readonly Reply[]) {
  const spans: { name: string; begun: TraceAttributes; ended?: TraceAttributes }[] = []
  const trace = (name: string, begun: TraceAttributes) => {
    const span: (typeof spans)[number] = { name, begun }
    spans.push(span)
    return (ended: TraceAttributes): void => void (span.ended = ended)
  }
  const script = createScriptedFetch(...replies)
  const retry = { attempts: replies.length, baseMs: 0 }
  const client = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', retry, trace, ...script })
  return { client, spans }
}

test('an attempt is a span with OpenTelemetry’s attributes and the route template', async () => {
  const { client, spans } = setUp(json({ power: { status: 'running' } }))
  await client.api.GET('/v1/vps/servers/{uuid}/power', { params: { path: { uuid: '4f0c-uuid' } } })
  expect(spans).toEqual([
    {
      name: 'GET /v1/vps/servers/{uuid}/power',
      begun: {
        'http.request.method': 'GET',
        'url.template': '/v1/vps/servers/{uuid}/power',
        'server.address': 'api.example.com',
      },
      ended: { 'http.response.status_code': 200 },
    },
  ])
})

test.each<[string, Reply, TraceAttributes]>([
  ['refusal', rejection(403, 'FORBIDDEN'), { 'error.type': 'FORBIDDEN', 'http.response.status_code': 403 }],
  ['broken connection', new TypeError('terminated'), { 'error.type': 'ConnectionError' }],
])('a %s ends its span with the error’s type', async (_, reply, ended) => {
  const { client, spans } = setUp(reply)
  await expect(client.me()).rejects.toThrow('GET /v1/me')
  expect(spans[0]?.ended).toEqual(ended)
})

test('a retry has the number of earlier attempts', async () => {
  const { client, spans } = setUp(
    rejection(503, 'SERVICE_UNAVAILABLE'),
    new TypeError('terminated'),
    json({}),
  )
  await client.me()
  expect(spans.map(({ begun }) => begun['http.request.resend_count'])).toEqual([undefined, 1, 2])
})
