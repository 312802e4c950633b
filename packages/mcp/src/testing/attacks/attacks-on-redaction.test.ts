import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setUp } from '../scene.ts'

/** Sets up an API that responds to `GET /v1/me` with this body, and a server whose folder of secrets has these. */
async function attack(body: object, { secrets = [], status = 200 }: Given) {
  const respond = async ({ url }: Request): Promise<Response | undefined> =>
    url.endsWith('/v1/me') ? Response.json(body, { status }) : undefined
  const scene = await setUp({}, { respond })
  const folder = join(scene.folder, 'kept')
  mkdirSync(folder)
  secrets.forEach((secret, index) => writeFileSync(join(folder, `${index}`), `${secret}\n`))
  return { client: await scene.connect(`--secrets ${folder}`), sent: scene.sent }
}

interface Given {
  readonly secrets?: readonly string[]
  readonly status?: number
}

test('a secret with a quote in it is in no text of an error', async () => {
  const error = { code: 'VALIDATION_ERROR', message: 'Say"Friend"7 is too weak' }
  const { client } = await attack({ error }, { secrets: ['Say"Friend"7'], status: 422 })
  const result = await client.callTool({ name: 'read', arguments: { operation: 'getApiKey' } })
  expect(result).toMatchObject({ isError: true })
  expect(JSON.stringify(result)).toContain('is too weak')
  expect(JSON.stringify(result)).not.toContain('Friend')
})

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
