import { expect, onTestFinished, test } from 'vitest'
import { createFaultServer, type FaultServer } from './fault-server.ts'
import {
  accepted,
  echo,
  fine,
  html,
  redirect,
  rejection,
  reset,
  resetInBody,
  resetUnread,
  stall,
  stallInBody,
  tooMany,
  truncatedJson,
} from './replies.ts'

async function start(now?: () => number): Promise<FaultServer> {
  const server = await createFaultServer(now)
  onTestFinished(() => server.close())
  return server
}

const post = { method: 'POST', body: 'what was sent', headers: { Authorization: 'Bearer key' } }

test('replies come in the order of the script, and the last one for good', async () => {
  const server = await start()
  server.script(rejection(503, 'SERVICE_UNAVAILABLE'), tooMany(2), fine())
  const statuses = []
  for (let call = 0; call < 4; call += 1) statuses.push((await fetch(server.url)).status)
  expect(statuses).toEqual([503, 429, 200, 200])
  server.script(fine())
  expect(server.seen).toEqual([])
})

test('remembers what was on the wire, and when on its clock', async () => {
  let time = 7
  const server = await start(() => time++)
  server.script(fine())
  await fetch(`${server.url}/a%2Fb?c=d`, post)
  await fetch(server.url)
  expect(server.seen).toMatchObject([
    {
      at: 7,
      method: 'POST',
      path: '/a%2Fb?c=d',
      body: 'what was sent',
      headers: { authorization: 'Bearer key' },
    },
    { at: 8, method: 'GET', path: '/', body: '' },
  ])
})

test('counts those that wait for a response at the same time', async () => {
  const server = await start()
  const { promise: allAreThere, resolve } = Promise.withResolvers<void>()
  server.script(async (exchange) => {
    if (server.seen.length === 3) resolve()
    await allAreThere
    await fine()(exchange)
  })
  await Promise.all([fetch(server.url), fetch(server.url), fetch(server.url)])
  await fetch(server.url)
  expect(server.seen.map(({ underway }) => underway)).toEqual([1, 2, 3, 1])
})

test.each([
  ['before the request is read', resetUnread, ''],
  ['after it', reset, 'what was sent'],
])('a connection breaks %s', async (_, reply, read) => {
  const server = await start()
  server.script(reply)
  await expect(fetch(server.url, post)).rejects.toThrow('fetch failed')
  expect(server.seen).toMatchObject([{ body: read }])
})

test('a connection breaks in the middle of the body', async () => {
  const server = await start()
  server.script(resetInBody)
  const response = await fetch(server.url)
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('nothing comes, or nothing after half of the body', async () => {
  const server = await start()
  server.script(stall, stallInBody)
  const aborter = new AbortController()
  const never = fetch(server.url, { signal: aborter.signal })
  await expect.poll(() => server.seen.length).toBe(1)
  const half = await fetch(server.url, { signal: aborter.signal })
  aborter.abort()
  await expect(never).rejects.toThrow('aborted')
  await expect(half.text()).rejects.toThrow('aborted')
})

test('responses that are not what they should be', async () => {
  const server = await start()
  server.script(
    html(200, '<p>'),
    truncatedJson,
    accepted('/state'),
    redirect(307, 'http://[::1]/'),
    echo(422, 'text/plain', (sent) => sent),
  )
  const read = async (): Promise<unknown[]> => {
    const response = await fetch(server.url, { ...post, redirect: 'manual' })
    return [
      response.status,
      response.headers.get('Content-Type') ?? response.headers.get('Location'),
      await response.text(),
    ]
  }
  expect(await read()).toEqual([200, 'text/html', '<p>'])
  expect(await read()).toEqual([200, 'application/json', '{"servers":[{"uuid":'])
  expect(await read()).toEqual([202, '/state', ''])
  expect(await read()).toEqual([307, 'http://[::1]/', ''])
  expect(await read()).toEqual([422, 'text/plain', 'Bearer key what was sent'])
})
