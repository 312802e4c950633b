import { expect, test } from 'vitest'
import { listOperations } from '../../description/operation.ts'
import { setUp } from '../../testing/set-up.ts'

const operations = listOperations().filter(
  ({ method, path }) => /\{servername\}/.test(path) && (method === 'GET' || method === 'DELETE'),
)

test('reads and deletions on an unknown server return NOT_FOUND', async () => {
  const { call } = await setUp()
  expect(operations.length).toBeGreaterThan(40)
  for (const { id, method, path, parameters } of operations) {
    const takesDomain = parameters.some(({ name }) => name === 'domain')
    const at = path
      .replace('{servername}', 'nobody.example.jp')
      .replace(/\{(mail_\w+|ftp_account)\}/, 'info%40example.com')
      .replaceAll(/\{\w+\}/g, '1')
    const query = takesDomain && !path.includes('{domain}') ? '?domain=example.com' : ''
    const body = id === 'revokeDatabase' ? { db_name: 'x' } : undefined
    expect(await call(`${method} ${at}${query}`, { body }), id).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND', message: 'There is no hosting server of this name.' } },
    })
  }
})
