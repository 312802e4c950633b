import { toInit } from '@hostwright/common'
import type { Tool } from './tool.ts'
import { readDeadlineMs } from './read-operation.ts'

const limits = ['limit', 'remaining', 'reset', 'concurrent-limit', 'concurrent-remaining'] as const

/**
 * Tool that tells an agent the rights of the API key, the rights that the operator gives, and the rate limit that the
 * response to `GET /v1/me` states.
 */
export const account: Tool<object> = {
  name: 'account',
  title: 'Show rights and limits',
  description:
    'Shows what the API key may do, what the operator of this server allows, and the rate limit that is left.',
  input: { type: 'object', properties: {} },
  output: { key: { type: 'object' }, allowed: { type: 'object' }, limits: { type: 'object' } },
  annotations: { readOnlyHint: true },
  isReading: true,
  async run(_, { reader, policy, signal }) {
    const { data: key, response } = await reader.api.GET(
      '/v1/me',
      toInit({ signal, deadlineMs: readDeadlineMs }),
    )
    const { isWriting, allow, spend, servers, start = false, lets = [] } = policy
    const allowed = {
      apply: isWriting ? 'plans of which every change is on the list' : 'never',
      ...(start && { start: 'a VPS that is stopped' }),
      ...(lets.length > 0 && { also: lets.map(({ kind, name }) => `${kind}:${name}`) }),
      plans_for_a_person: [...allow, ...(spend > 0 ? [`orders up to ${spend} yen`] : [])],
      servers: servers ?? 'all that the key sees',
    }
    const left = limits.flatMap((name) => {
      const value = response.headers.get(`x-ratelimit-${name}`)
      return value === null ? [] : [[name, Number(value)] as const]
    })
    return {
      text: isWriting ? 'reads, plans and applies what is on the list' : 'reads and plans only',
      data: { key, allowed, limits: Object.fromEntries(left) },
    }
  },
}
