import { expect, test } from 'vitest'
import { setUp } from '../testing/set-up.ts'

test.each([
  ['/', 200],
  ['/v1/me', 200],
  ['/v1/nothing', 404],
])('HEAD %s has the status and the headers of GET, and no body', async (path, status) => {
  const { sandbox } = await setUp({ control: 'nobody' })
  const send = async (method: string) => {
    const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
    const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}${path}`, { method, headers }))
    return { status: response.status, headers: [...response.headers], text: await response.text() }
  }
  const got = await send('GET')
  expect(got.status).toBe(status)
  expect(got.text).not.toBe('')
  expect(await send('HEAD')).toEqual({ ...got, text: '' })
})

test('without a dashboard, the address of the sandbox says what it is to those who open it', async () => {
  const { sandbox } = await setUp({ control: 'nobody' })
  const send = (method: string) => sandbox.fetch(new Request(`${sandbox.baseUrl}/`, { method }))
  const response = await send('GET')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(await response.text()).toMatch(/^This is the Hostwright sandbox.*\n$/)
  expect((await send('POST')).status).toBe(404)
})
