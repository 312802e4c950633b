import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { fill } from './testing/attack.ts'
import { openScene } from './testing/open-scene.ts'

const site = { 'index.html': 'one', 'a b/ü.css': 'css', 'x.php': '<?php', '.htaccess': 'rules' }

test('a check requests the static files at the server with the domain as host, and finds them the same', async () => {
  const scene = await openScene()
  await fill(scene, site)
  const { checked } = await publishFolder(scene.client, { ...scene.options, check: true })
  expect(checked).toEqual([
    { path: 'a b/ü.css', outcome: 'same' },
    { path: 'index.html', outcome: 'same' },
  ])
  expect((await publishFolder(scene.client, scene.options)).checked).toEqual([])
})

test.each([
  ['another page', new Response('another'), 'other'],
  ['a missing page', new Response('', { status: 404 }), 'other'],
  ['an error of the server', new Response('', { status: 500 }), 'other'],
  ['a login', new Response('', { status: 401 }), 'not-reachable'],
  [
    'a redirect to another site',
    new Response('', { status: 302, headers: { Location: 'https://www.example.com/' } }),
    'not-reachable',
  ],
  ['no response', new TypeError('fetch failed'), 'not-reachable'],
])('a check of a page tells %s from the page', async (_, response, outcome) => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  const fetch = async (): Promise<Response> => {
    if (response instanceof Error) throw response
    return response
  }
  const { checked } = await publishFolder(scene.client, { ...scene.options, fetch, check: true })
  expect(checked).toEqual([{ path: 'index.html', outcome }])
})

test('a redirect of the site to HTTPS is followed to the same server, with a query that no cache knows', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  const sent: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(`${request.headers.get('host')} ${request.url.replace(/=[\w-]{36}$/, '=ID')}`)
    return request.url.startsWith('https:')
      ? new Response('one')
      : new Response('', { status: 301, headers: { Location: 'https://example.com/index.html' } })
  }
  const options = { ...scene.options, fetch, webAddress: 'web.example:8080', check: true }
  expect((await publishFolder(scene.client, options)).checked).toEqual([
    { path: 'index.html', outcome: 'same' },
  ])
  expect(sent).toEqual([
    'example.com http://web.example:8080/index.html?hostwright=ID',
    'example.com https://web.example/index.html?hostwright=ID',
  ])
})
