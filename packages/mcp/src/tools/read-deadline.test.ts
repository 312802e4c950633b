import { expect, test } from 'vitest'
import { setUp } from '../testing/scene.ts'

test.each([
  { name: 'read', arguments: { operation: 'listVpsServers' } },
  { name: 'logs', arguments: {} },
  { name: 'account', arguments: {} },
])('$name ends if the next slot of the rate limit is free only after the host has given up', async (call) => {
  const { connect, requests } = await setUp()
  const client = await connect('')
  for (let sent = 0; sent < 60; sent += 1)
    await client.callTool({ name: 'read', arguments: { operation: 'listVpsServers' } })
  const before = requests.length
  const { isError, content } = await client.callTool(call)
  expect({ isError, content }).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('Not sent: the next slot is free in') as string }],
  })
  expect(requests.length).toBe(before)
})
