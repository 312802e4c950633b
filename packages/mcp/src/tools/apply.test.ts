import { expect, test } from 'vitest'
import { setUp } from '../testing/scene.ts'

const server = 'hw123456.example.jp'
const hosts = Array.from({ length: 12 }, (_, index) => `host-${index}`)
const records = hosts.map((host) => `{ host: ${host}, type: A, content: 203.0.113.9 }`)
const domain = 'example.com'
const file = `version: 1\nhosting: { ${server}: { domains: { ${domain}: { dns: { records: [${records.join(', ')}] } } } } }`

const connections = (['stdio', 'http'] as const).flatMap((transport) =>
  (['2026-07-28', '2025-11-25'] as const).map((era) => ({ transport, era })),
)

test.each(connections)(
  'after a client cancels an apply, the next apply makes the rest once ($transport, $era)',
  async (connection) => {
    const scene = await setUp()
    const client = await scene.connect('--allow write', connection)
    const call = async (name: string, args: object, signal?: AbortSignal) => {
      const result = await client.callTool({ name, arguments: { ...args } }, signal && { signal })
      return result.structuredContent as Record<string, unknown>
    }
    const { digest, changes } = await call('plan', { file })
    expect(changes).toHaveLength(hosts.length)
    const cancelled = new AbortController()
    cancelAtWrite(scene.requests, 3, cancelled)
    await expect(call('apply', { digest }, cancelled.signal)).rejects.toThrow('gone')
    const made = async (): Promise<string[]> => {
      const parameters = { servername: server, domain }
      const { data } = await call('read', { operation: 'listDnsRecords', parameters })
      const { records: listed } = data as { records: readonly { host: string }[] }
      return listed.map(({ host }) => host.split('.', 1)[0]!).filter((host) => hosts.includes(host))
    }
    let applied: Record<string, unknown>
    do applied = await call('apply', { digest })
    while (applied['running'] === true)
    expect((await made()).toSorted()).toEqual(hosts.toSorted())
    // The request that left while the client cancelled may not have reached the API.
    expect(scene.writes().length - hosts.length).toBeLessThanOrEqual(1)
  },
)

/** Aborts when the write of this number leaves. */
function cancelAtWrite(requests: string[], number: number, controller: AbortController): void {
  const push = requests.push.bind(requests)
  let writes = 0
  requests.push = (...lines) => {
    if (lines.some((line) => !line.startsWith('GET ')) && (writes += 1) === number)
      controller.abort(new Error('gone'))
    return push(...lines)
  }
}
