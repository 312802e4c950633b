import { expect, test } from 'vitest'
import { setUpHosting } from '../testing/hosting.ts'
import { vpsPath } from '../testing/set-up.ts'

const condition = { keyword: 'news', field: 'subject', match_type: 'contain' }
const action = { type: 'mail_address', target: 'info@example.com', method: 'copy' }

async function sendConditions(conditions: unknown): Promise<string[]> {
  const { onServer } = await setUpHosting()
  const body = { domain: 'example.com', conditions, action }
  const reply = await onServer<{ error?: { errors?: string[] } }>('POST /mail-filter', { body })
  expect(reply.status).toBe(422)
  return reply.body.error!.errors!.filter((text) => text.startsWith('conditions'))
}

test('64,000 invalid items are rejected immediately, with the problems of the first 100', async () => {
  const errors = await sendConditions(Array.from({ length: 64_000 }, () => ({})))
  expect(errors).toHaveLength(300)
  expect(errors).toContain('conditions.99.keyword: is required.')
})

test('in a long list the one invalid item is found, however far behind', async () => {
  const valid = Array.from({ length: 5_000 }, () => condition)
  expect(await sendConditions([...valid, { ...condition, keyword: 7 }])).toEqual([
    expect.stringContaining('conditions.5000.keyword'),
  ])
})

test.each([
  ['[', ']'],
  ['{"a":', '}'],
  ['{"domain":[', ']}'],
  ['{"conditions":[[{"x":', '}]]}'],
])('a body of %s 30,000 times is rejected and harms nothing', async (opening, closing) => {
  const { onServer } = await setUpHosting()
  const body = `${opening.repeat(30_000)}1${closing.repeat(30_000)}`
  expect(await onServer('POST /mail-filter', { body })).toMatchObject({
    status: 400,
    body: { error: { code: 'BAD_REQUEST', message: 'The body is nested too deeply.' } },
  })
})

test('a body may be nested 64 levels deep', async () => {
  const { onServer } = await setUpHosting()
  const statusOf = async (levels: number) =>
    (await onServer('POST /mail-filter', { body: '['.repeat(levels) + ']'.repeat(levels) })).status
  expect([await statusOf(64), await statusOf(65)]).toEqual([422, 400])
})

test('in a short list every problem is reported', async () => {
  const errors = await sendConditions([{}, condition, 'x'])
  expect(errors).toHaveLength(4)
})

test.each([
  [20, 200],
  [21, 422],
])(
  'if unknown properties are ignored, %i of them at the end of a long list get %i',
  async (count, status) => {
    const { onServer } = await setUpHosting({ assumptions: { 'unknown-properties': 'ignore' } })
    const valid = Array.from({ length: 101 }, () => condition)
    const others = Array.from({ length: count }, () => ({ ...condition, unknown: 1 }))
    const body = { domain: 'example.com', conditions: [...valid, ...others], action }
    expect(await onServer('POST /mail-filter', { body })).toMatchObject({ status })
  },
)

test('if unknown properties are ignored, a request with other problems is rejected for those', async () => {
  const { onServer } = await setUpHosting({ assumptions: { 'unknown-properties': 'ignore' } })
  const body = { domain: 'example.com', conditions: [{ ...condition, keyword: 7, unknown: 1 }], action }
  expect(await onServer('POST /mail-filter', { body })).toMatchObject({
    status: 422,
    body: { error: { errors: [expect.stringMatching(/^conditions.0.keyword: /)] } },
  })
})

test.each([
  [{ type: 'ssh', unknown: 1 }, 200],
  [{ type: 'custom', protocol: 'icmp', unknown: 1 }, 200],
  [{ type: 'ssh', port: '22' }, 422],
  [{ type: 'ssh', unknown: 1, memo: 'office' }, 422],
])('if unknown properties are ignored, those of another kind of rule are not: %j', async (body, status) => {
  const { call } = await setUpHosting({ assumptions: { 'unknown-properties': 'ignore' } })
  expect(await call(`POST ${vpsPath}/packet-filter/rules`, { body })).toMatchObject({ status })
})
