import type { Attack } from './attacks-on-the-account.ts'
import { server } from '../files.ts'
import { token } from './mcp-scene.ts'

const call = (name: string, args: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
const apply = call('plan', { actions: [{ action: 'reboot', vps: 'web-01' }] })
const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  authorization: `Bearer ${token}`,
}
const post = (more: object, body: string | undefined = apply): RequestInit => ({
  method: 'POST',
  headers: { ...headers, ...more },
  ...(body !== undefined && { body }),
})

/** Requests of somebody without the token, or from another page: the server serves none of them. */
export const foreignRequests: Readonly<Record<string, Attack>> = {
  'has no token': ({ send }) => send(post({ authorization: '' })),
  'has the token in the address': ({ send }) => send(post({ authorization: '' }), `?token=${token}`),
  'has half of the token': ({ send }) => send(post({ authorization: `Bearer ${token.slice(0, 20)}` })),
  'has the token twice': ({ send }) => send(post({ authorization: `Bearer ${token}, Bearer ${token}` })),
  'has the token in another case': ({ send }) =>
    send(post({ authorization: `Bearer ${token.toUpperCase()}` })),
  'comes from a page': ({ send }) => send(post({ origin: 'https://example.com' })),
  'comes from a page of another port': ({ send }) => send(post({ origin: 'http://127.0.0.1:1' })),
  'comes from a sandboxed frame': ({ send }) => send(post({ origin: 'null' })),
  'asks before it comes': ({ send }) =>
    send({
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'POST' },
    }),
  'reads another path': ({ send }) => send(post({}), '/../plans'),
  'is a form of a page': ({ send }) =>
    send({ method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }),
}

/** Requests with the token that are no calls: they do nothing. */
export const brokenRequests: Readonly<Record<string, Attack>> = {
  'is no JSON': ({ send }) => send(post({}, '{')),
  'is a list of calls': ({ send }) => send(post({}, `[${apply},${apply}]`)),
  'is deep': ({ send }) => send(post({}, `${'['.repeat(20_000)}${']'.repeat(20_000)}`)),
  'invents a session': ({ send }) => send(post({ 'mcp-session-id': 'admin' })),
  'speaks a revision that is none': ({ send }) => send(post({ 'mcp-protocol-version': '9999-01-01' })),
  'says another method in its header': ({ send }) =>
    send(post({ 'mcp-method': 'tools/list', 'mcp-name': 'read' })),
  'forges the state of a question': ({ send }) =>
    send(
      post(
        {},
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: {
            name: 'apply',
            arguments: {},
            requestState: 'forged',
            inputResponses: { confirm: { action: 'accept' } },
          },
        }),
      ),
    ),
  'deletes a session': ({ send }) => send({ method: 'DELETE', headers }),
  'resumes a stream of somebody else': ({ send }) => send(post({ 'last-event-id': '1' }, call('export', {}))),
  'names a server in a header': ({ send }) => send(post({ 'x-forwarded-host': server })),
}
