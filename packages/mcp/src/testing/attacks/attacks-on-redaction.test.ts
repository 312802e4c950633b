import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setUp } from '../scene.ts'

/** Sets up an API that responds to `GET /v1/me` with this body, and a server whose folder of secrets has these. */
async function attack(body: object, { secrets = [], status = 200, content }: Given) {
  const record = { domain: 'example.com', host: 'example.com', type: 'TXT', content, ttl: 3600, priority: 0 }
  const respond = async ({ url }: Request): Promise<Response | undefined> => {
    if (content !== undefined && url.includes('/dns'))
      return Response.json({ records: [{ id: 1, ...record }] })
    return content === undefined && url.endsWith('/v1/me') ? Response.json(body, { status }) : undefined
  }
  const scene = await setUp({}, { respond })
  const folder = join(scene.folder, 'kept')
  mkdirSync(folder)
  secrets.forEach((secret, index) => writeFileSync(join(folder, `${index}`), `${secret}\n`))
  return { client: await scene.connect(`--allow delete --secrets ${folder}`), sent: scene.sent }
}

interface Given {
  readonly secrets?: readonly string[]
  readonly status?: number
  /** Content of the only DNS record of the hosting server. */
  readonly content?: string
}

test('a secret with a quote in it is in no text of an error', async () => {
  const error = { code: 'VALIDATION_ERROR', message: 'Say"Friend"7 is too weak' }
  const { client } = await attack({ error }, { secrets: ['Say"Friend"7'], status: 422 })
  const result = await client.callTool({ name: 'read', arguments: { operation: 'getApiKey' } })
  expect(result).toMatchObject({ isError: true })
  expect(JSON.stringify(result)).toContain('is too weak')
  expect(JSON.stringify(result)).not.toContain('Friend')
})

const odd = `It's "a" \\ <secret> & 100%+7`

test.each([
  ['JSON', JSON.stringify(odd)],
  ['JSON in JSON', JSON.stringify(JSON.stringify(odd))],
  ['a URL', `https://example.com/${encodeURIComponent(odd)}`],
  ['a URL in lower case', encodeURIComponent(odd).replaceAll(/%../g, (escape) => escape.toLowerCase())],
  ['a form', new URLSearchParams({ memo: odd }).toString()],
  ['HTML', `It's &quot;a&quot; \\ &lt;secret&gt; &amp; 100%+7`],
  ['HTML with every quote escaped', `It&#39;s &quot;a&quot; \\ &lt;secret&gt; &amp; 100%+7`],
  ['a shell', String.raw`'It'\''s "a" \ <secret> & 100%+7'`],
])('a secret that is escaped as in %s is in no result', async (_, escaped) => {
  const { client, sent } = await attack({ user_id: escaped }, { secrets: [odd] })
  await client.callTool({ name: 'read', arguments: { operation: 'getApiKey' } })
  expect(sent.at(-1)).toContain('(not shown)')
  expect(sent.join('\n')).not.toMatch(/secret|100%/)
})

test.each(["It'sSecret7", "it:'sSecret7"])(
  'the secret %s is not in the line that a person types',
  async (secret) => {
    const { client, sent } = await attack({}, { secrets: [secret], content: secret })
    const file =
      'version: 1\nhosting: { hw123456.example.jp: { domains: { example.com: { dns: { prune: true, records: [] } } } } }'
    const { isError } = await client.callTool({ name: 'plan', arguments: { file } })
    expect(isError).toBeUndefined()
    expect(sent.join('\n')).not.toContain('sSecret7')
  },
)

test('a secret that begins with another secret leaves no rest', async () => {
  const { client } = await attack(
    { user_id: 'Summer-2026-Long' },
    { secrets: ['Summer-2026', 'Summer-2026-Long'] },
  )
  const result = await client.callTool({ name: 'read', arguments: { operation: 'getApiKey' } })
  expect(JSON.stringify(result)).not.toContain('Long')
})

test.each([['never'], ['Planted-Secret-7']])(
  'wait neither shows a password nor confirms the guess %s',
  async (guess) => {
    const { client } = await attack({ smtp: { password: 'Planted-Secret-7' } }, {})
    const input = { operation: 'getApiKey', property: 'smtp.password', values: [guess] }
    const { structuredContent } = await client.callTool({ name: 'wait', arguments: input })
    expect(structuredContent).toMatchObject({ reached: false, value: '(not shown)' })
  },
)

test.each([
  ['user_id', 'Planted-Secret-7'],
  ['user_id.0', 'P'],
])('wait for %s does not confirm the guess %s of a kept secret', async (property, guess) => {
  const { client } = await attack({ user_id: 'Planted-Secret-7' }, { secrets: ['Planted-Secret-7'] })
  const input = { operation: 'getApiKey', property, values: [guess] }
  const { structuredContent } = await client.callTool({ name: 'wait', arguments: input })
  expect(structuredContent).toMatchObject({ reached: false })
})
