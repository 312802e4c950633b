import { expect, test } from 'vitest'
import { createVps } from './vps.ts'

test.each([undefined, null, { baseUrl: 'https://api.example.com', apiKey: 'example-key' }])(
  'an error says that a client is missing if there is %j in its place',
  async (given) => {
    const call = async (): Promise<unknown> => createVps(given as never).servers()
    await expect(call()).rejects.toThrow(/^client is missing: use createClient$/)
  },
)
