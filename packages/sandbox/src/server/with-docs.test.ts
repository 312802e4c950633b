import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox } from '../server/create-sandbox.ts'

let parent: string
let folder: string

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'sandbox-docs-'))
  folder = join(parent, 'site')
  mkdirSync(join(folder, 'guides/v1'), { recursive: true })
  writeFileSync(join(parent, 'secret.txt'), 'not for readers')
  writeFileSync(join(folder, 'guides/v1/index.html'), '<h1>Guides of v1</h1>')
  writeFileSync(join(folder, 'index.html'), '<h1>Docs</h1>')
  writeFileSync(join(folder, 'guides/first.html'), '<h1>First</h1>')
  writeFileSync(join(folder, '404.html'), '<h1>Nothing here</h1>')
  writeFileSync(join(folder, 'site.css'), 'a {}')
  writeFileSync(join(folder, 'あ.html'), 'あ')
})

afterAll(() => rmSync(parent, { recursive: true }))

test('a folder of pages can be put beside the API, over a port too', async () => {
  const sandbox = await createSandbox({ docs: folder })
  const { url } = await sandbox.listen({ port: 0 })
  const ask = async (path: string): Promise<unknown[]> => {
    const response = await fetch(`${url}${path}`)
    return [response.status, response.headers.get('Content-Type'), (await response.text()).slice(0, 24)]
  }
  expect(await ask('/index.html')).toEqual([200, expect.stringMatching(/^text\/html/), '<h1>Docs</h1>'])
  expect(await ask('/guides/first.html')).toEqual([200, expect.any(String), '<h1>First</h1>'])
  expect(await ask('/nowhere')).toEqual([404, expect.stringMatching(/^text\/html/), '<h1>Nothing here</h1>'])
  expect(await ask('/guides/v1/')).toEqual([200, expect.any(String), '<h1>Guides of v1</h1>'])
  expect(await ask('/guides/')).toEqual([404, expect.any(String), '<h1>Nothing here</h1>'])
  expect(await ask('/')).toEqual([200, expect.any(String), expect.any(String)])
  expect(await ask('/site.css')).toEqual([200, 'text/css; charset=utf-8', 'a {}'])
  expect(await ask('/%E3%81%82.html')).toEqual([200, expect.any(String), 'あ'])
  for (const path of [
    '/%',
    '/%00',
    '/..%2findex.html',
    '/..%2fsecret.txt',
    '/guides/..%2f..%2fsecret.txt',
    '/..%5cindex.html',
    '/guides/..%2F..%2Fsecret',
    '/c:/x',
  ])
    expect(await ask(path), path).toEqual([404, expect.any(String), '<h1>Nothing here</h1>'])
  const head = await fetch(`${url}/guides/first.html`, { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '14', ''])
  expect(await ask('/%2e%2e/%2e%2e/etc/passwd')).toEqual([404, expect.any(String), '<h1>Nothing here</h1>'])
  expect(await ask('/v1/me')).toEqual([401, 'application/json', expect.stringContaining('error')])
  expect(await ask('/_sandbox/health')).toEqual([200, expect.any(String), expect.any(String)])
  await sandbox.close()
})

test('if nobody may use the dashboard, the root serves the documentation', async () => {
  const sandbox = await createSandbox({ docs: folder, control: 'nobody' })
  const { url } = await sandbox.listen({ port: 0 })
  expect(await (await fetch(url)).text()).toBe('<h1>Docs</h1>')
  await sandbox.close()
})

test('without either, the root says what this is', async () => {
  const sandbox = await createSandbox({ control: 'nobody' })
  const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/`))
  expect(await response.text()).toContain('Hostwright sandbox')
})

async function setUpFolder(docs: string) {
  const sandbox = await createSandbox({ docs })
  return async (path: string, method = 'GET') => {
    const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}${path}`, { method }))
    return [response.status, response.headers.get('Content-Type'), await response.text()]
  }
}

test.each([
  ['favicon.ico', 'image/x-icon'],
  ['photo.jpg', 'image/jpeg'],
  ['PHOTO.JPG', 'image/jpeg'],
  ['openapi.json', 'application/json'],
  ['site.js.map', 'application/json'],
  ['chart.png', 'image/png'],
  ['logo.svg', 'image/svg+xml'],
  ['search.wasm', 'application/wasm'],
  ['app.webmanifest', 'application/manifest+json'],
  ['photo.webp', 'image/webp'],
  ['text.woff2', 'font/woff2'],
  ['sitemap.xml', 'application/xml'],
  ['openapi.yaml', 'application/yaml'],
  ['archive.unknown', 'application/octet-stream'],
])('a browser gets %s as %s', async (name, type) => {
  writeFileSync(join(folder, name), 'x')
  const ask = await setUpFolder(folder)
  expect(await ask(`/${name}`)).toEqual([200, type, 'x'])
})

test('a folder without a page for missing files says so as text', async () => {
  const ask = await setUpFolder(join(folder, 'guides'))
  expect(await ask('/nowhere')).toEqual([404, 'text/plain; charset=utf-8', 'There is no such page.\n'])
})

test('in the process, a HEAD request gets the headers of a page without its text', async () => {
  const ask = await setUpFolder(folder)
  expect(await ask('/guides/first.html', 'HEAD')).toEqual([200, 'text/html; charset=utf-8', ''])
})

test.each(['GET /v1', 'GET /v1/', 'GET /v1/guides', 'POST /index.html'])(
  '%s gets its response from the API, and not from the documentation',
  async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const ask = await setUpFolder(folder)
    expect(await ask(path, method)).toEqual([404, 'application/json', expect.stringContaining('NOT_FOUND')])
  },
)
