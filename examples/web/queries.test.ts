import { createClient, isApiError } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import createQuery from 'openapi-react-query'
import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createServerList } from './queries.ts'

async function setUp() {
  const { baseUrl, apiKey, fetch } = await createSandbox({ speed: 0 })
  return createClient({ baseUrl, apiKey, fetch })
}

async function render(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node)
  await stream.allReady
  return new Response(stream).text()
}

test('a component lists the servers with openapi-react-query', async () => {
  const queries = new QueryClient()
  const list = createElement(createServerList(await setUp()))
  const html = await render(createElement(QueryClientProvider, { client: queries }, list))
  expect(html).toContain('<p>web-01')
})

test('a query fails with the error of the API, after the retries of the client alone', async () => {
  const query = createQuery((await setUp()).api)
  const path = { uuid: '00000000-0000-4000-8000-0000000000ff' }
  const options = query.queryOptions('get', '/v1/vps/servers/{uuid}', { params: { path } })
  const error: unknown = await new QueryClient().fetchQuery(options).catch((thrown: unknown) => thrown)
  expect(isApiError(error, 'VPS_NOT_FOUND')).toBe(true)
})

test('a query that is cancelled aborts its request', async () => {
  const started = Promise.withResolvers<AbortSignal>()
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    fetch({ signal }) {
      started.resolve(signal)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    },
  })
  const queries = new QueryClient()
  const query = queries.fetchQuery(createQuery(client.api).queryOptions('get', '/v1/vps/plans'))
  const ended = query.catch(() => 'cancelled')
  const signal = await started.promise
  await queries.cancelQueries()
  expect([signal.aborted, await ended]).toEqual([true, 'cancelled'])
})
