import { inspect } from 'node:util'
import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inSpan, toTrace } from './tracing.ts'

const exporter = new InMemorySpanExporter()
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
provider.register() // gives spans their parents
const tracer = trace.getTracer('test')

beforeEach(() => exporter.reset())
afterAll(() => provider.shutdown())

async function setUp() {
  const sandbox = await createSandbox({ speed: 0 })
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const { now, sleep } = clock
  const vps = createVps(createClient({ baseUrl, apiKey, fetch, now, sleep, trace: toTrace(tracer) }))
  const [first] = await vps.servers()
  exporter.reset()
  return { sandbox, vps, server: vps.server(first!.uuid), uuid: first!.uuid }
}

/** Returns the spans below the one with a name, in the order in which they began. */
function spansOf(name: string) {
  const spans = exporter.getFinishedSpans()
  const parent = spans.find((span) => span.name === name)!
  const below = spans.filter((span) => span.parentSpanContext?.spanId === parent.spanContext().spanId)
  return {
    parent,
    attempts: below.map(({ attributes }) => attributes),
    failed: below.map(({ status }) => status.code === SpanStatusCode.ERROR),
  }
}

test('a call is a span of the HTTP client, in the terms of the conventions', async () => {
  const { server } = await setUp()
  expect(await inSpan(tracer, 'look', () => server.power.status())).toBe('running')
  const [attempt, look, ...others] = exporter.getFinishedSpans()
  expect(others).toEqual([])
  expect(look).toMatchObject({ name: 'look', status: { code: SpanStatusCode.UNSET }, attributes: {} })
  expect(attempt!.parentSpanContext).toMatchObject(look!.spanContext())
  expect(attempt).toMatchObject({
    name: 'GET /v1/vps/servers/{uuid}/power',
    kind: SpanKind.CLIENT,
    status: { code: SpanStatusCode.UNSET },
  })
  expect(attempt!.attributes).toEqual({
    'http.request.method': 'GET',
    'url.template': '/v1/vps/servers/{uuid}/power',
    'server.address': '127.0.0.1',
    'http.response.status_code': 200,
  })
})

test('a retry is a span beside that of the first attempt, with its number', async () => {
  const { sandbox, vps } = await setUp()
  sandbox.faults.add({ operationId: 'listVpsServers', effect: { retryAfterSeconds: 30 } })
  const effect = { status: 503, code: 'SERVICE_UNAVAILABLE' }
  sandbox.faults.add({ operationId: 'listVpsServers', nth: 2, effect })
  await inSpan(tracer, 'list', () => vps.servers())

  const { parent, attempts, failed } = spansOf('list')
  expect(parent.status.code).toBe(SpanStatusCode.UNSET)
  expect(failed).toEqual([true, true, false])
  const common = {
    'http.request.method': 'GET',
    'url.template': '/v1/vps/servers',
    'server.address': '127.0.0.1',
  }
  expect(attempts).toEqual([
    { ...common, 'http.response.status_code': 429, 'error.type': 'RATE_LIMIT_EXCEEDED' },
    {
      ...common,
      'http.response.status_code': 503,
      'error.type': 'SERVICE_UNAVAILABLE',
      'http.request.resend_count': 1,
    },
    { ...common, 'http.response.status_code': 200, 'http.request.resend_count': 2 },
  ])
})

test('a failure is recorded in both spans, with its code or the name of its class', async () => {
  const { sandbox, server } = await setUp()
  await server.protection.set({ os_reinstall: true })
  const body = { image_id: 'debian-13', root_password: 'Correct-Horse-7' }
  await expect(inSpan(tracer, 'reinstall', () => server.os.reinstall(body))).rejects.toThrow('PROTECTED')
  sandbox.faults.add({ operationId: 'stopVps', effect: 'drop-response' })
  await expect(inSpan(tracer, 'stop', () => server.power.stop())).rejects.toThrow('connection')

  const { parent, attempts, failed } = spansOf('reinstall')
  expect(parent).toMatchObject({
    status: { code: SpanStatusCode.ERROR },
    attributes: { 'error.type': 'PROTECTED' },
  })
  expect(attempts).toMatchObject([{ 'error.type': 'PROTECTED', 'http.response.status_code': 409 }])
  expect(failed).toEqual([true])
  const stop = spansOf('stop')
  expect(stop.attempts).toMatchObject([{ 'error.type': 'ConnectionError' }])
  expect(stop.attempts[0]).not.toHaveProperty('http.response.status_code')
  expect(stop.failed).toEqual([true])
})

test('no span contains a secret or an identifier', async () => {
  const { sandbox, vps, server, uuid } = await setUp()
  const root_password = 'Correct-Horse-7'
  const reinstall = { image_id: 'debian-13', root_password }
  sandbox.faults.add({ operationId: 'reinstallVps', effect: 'html' })
  await inSpan(tracer, 'reinstall', () => server.os.reinstall(reinstall)).catch(() => {})
  sandbox.keys.revoke(sandbox.apiKey)
  await inSpan(tracer, 'list', () => vps.servers()).catch(() => {})

  const seen = exporter
    .getFinishedSpans()
    .map(({ name, attributes, events, links, status }) => inspect([name, attributes, events, links, status]))
    .join('\n')
  expect(seen).toContain('UNAUTHORIZED')
  for (const secret of [sandbox.apiKey, root_password, uuid]) expect(seen).not.toContain(secret)
})

test('simultaneous calls keep their own spans', async () => {
  const { server } = await setUp()
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
  const look = (name: string) =>
    inSpan(tracer, name, async () => [await server.power.status(), await server.get()])
  await Promise.all(names.map(look))
  for (const name of names) {
    expect(spansOf(name).attempts.map((attributes) => attributes['url.template'])).toEqual([
      '/v1/vps/servers/{uuid}/power',
      '/v1/vps/servers/{uuid}',
    ])
  }
})
