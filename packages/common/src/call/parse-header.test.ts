import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { ConfigError } from '../errors/config-error.ts'

const connect = (): { client: ReturnType<typeof createClient>; sent: Request[] } => {
  const sent: Request[] = []
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'secret-key-0001',
    async fetch(request) {
      sent.push(request)
      return Response.json({})
    },
  })
  return { client, sent }
}

test.each(['X Trace', 'X-Trace:', '', '名前', 'X-Trace\n'])(
  'a header of the name %j is a ConfigError, and nothing is sent',
  async (name) => {
    const { client, sent } = connect()
    const failure = await client.me({ headers: { [name]: 'value-0001' } }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConfigError)
    expect(failure).toMatchObject({ field: `headers.${name}` })
    expect(String(failure)).not.toContain('value-0001')
    expect(sent).toEqual([])
  },
)

test.each(['1\r\nX-Other: 2', '値', '\0'])('a header of the value %j is a ConfigError', async (value) => {
  const { client, sent } = connect()
  await expect(client.me({ headers: { 'X-Trace': value } })).rejects.toThrow('headers.X-Trace contains')
  expect(sent).toEqual([])
})

test('a header of a usual name is sent', async () => {
  const { client, sent } = connect()
  await client.me({ headers: { 'X-Trace.Id_1': 'café\t1' } })
  expect(sent[0]?.headers.get('x-trace.id_1')).toBe('café\t1')
})
