import { type Client, type LogFields, ApiError } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import type { Bench } from './bench.ts'
import type { Checks } from './check.ts'
import { expectEqual, rejectionOf } from './expect.ts'

const password = 'Battery-Staple-9'

/** Returns everything that a program could print of a value: its JSON, and the values of its properties. */
function spellOut(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (seen.has(value)) return ''
  seen.add(value)
  const inner = Reflect.ownKeys(value).map((name) => spellOut(Reflect.get(value, name), seen))
  return [JSON.stringify(value), ...inner].join('\n')
}

function expectNone(text: string, secrets: readonly string[]): void {
  for (const secret of secrets) {
    if (text.includes(secret)) throw new Error(`A secret of ${secret.length} characters is shown.`)
  }
}

async function orderWith(client: Client): Promise<unknown> {
  const vps = createVps(client)
  const quote = await vps.orders.quote({ plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' })
  return vps.orders.place(quote, { root_password: password, agree_to_terms: true })
}

async function failingOrder(bench: Bench, effect: unknown): Promise<{ error: unknown; log: string }> {
  const lines: unknown[] = []
  const write = (message: string, fields?: LogFields): void => void lines.push(message, fields)
  const client = bench.client({ logger: { debug: write, info: write, warn: write, error: write } })
  await bench.control('POST', '/faults', { operationId: 'orderVps', nth: 2, times: 2, effect })
  const error = await rejectionOf(orderWith(client))
  expectNone(spellOut(client), [bench.apiKey])
  return { error, log: spellOut(lines) }
}

/** Responds like an API that repeats the request, including the key. */
async function repeat(request: Request): Promise<Response> {
  const message = `Refused: ${await request.text()}, ${request.headers.get('Authorization')}`
  return Response.json({ error: { code: 'PROTECTED', message, errors: [message] } }, { status: 409 })
}

export const redaction: Checks = {
  async 'an error of the API shows neither key nor password, and the log does not'(bench) {
    const { error, log } = await failingOrder(bench, { status: 409, code: 'CAPACITY_UNAVAILABLE' })
    expectEqual(error instanceof ApiError && error.code, 'CAPACITY_UNAVAILABLE', 'code')
    expectNone(spellOut(error) + log, [bench.apiKey, password])
    expectEqual(log.includes('/v1/vps/servers'), true, 'the log tells the call')
  },

  async 'a broken connection shows neither'(bench) {
    const { error, log } = await failingOrder(bench, 'drop-request')
    expectNone(spellOut(error) + log, [bench.apiKey, password])
  },

  async 'a response that repeats both is shown without them'(bench) {
    const vps = createVps(bench.client({ fetch: repeat }))
    const body = { image_id: 'ubuntu-24-04', root_password: password }
    const error = await rejectionOf(vps.server('u').os.reinstall(body))
    expectEqual(error instanceof ApiError && error.code, 'PROTECTED', 'code')
    expectEqual(spellOut(error).includes('Refused'), true, 'the rest of the message is there')
    expectNone(spellOut(error), [bench.apiKey, password])
  },

  async 'a key that cannot be used is rejected without being shown'(bench) {
    const apiKey = `${bench.apiKey}\nX-Other: 1`
    const error = await rejectionOf(Promise.resolve().then(() => bench.client({ apiKey })))
    expectNone(spellOut(error), [bench.apiKey])
  },
}
