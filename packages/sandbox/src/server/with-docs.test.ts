import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox } from '../server/create-sandbox.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-docs-'))
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'index.html'), '<h1>Docs</h1>')
  writeFileSync(join(folder, 'guides/first.html'), '<h1>First</h1>')
  writeFileSync(join(folder, '404.html'), '<h1>Nothing here</h1>')
  writeFileSync(join(folder, 'site.css'), 'a {}')
  writeFileSync(join(folder, 'あ.html'), 'あ')
})

afterAll(() => rmSync(folder, { recursive: true }))

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
  expect(await ask('/guides/')).toEqual([404, expect.any(String), '<h1>Nothing here</h1>'])
  expect(await ask('/')).toEqual([200, expect.any(String), expect.any(String)])
  expect(await ask('/site.css')).toEqual([200, 'text/css; charset=utf-8', 'a {}'])
  expect(await ask('/%E3%81%82.html')).toEqual([200, expect.any(String), 'あ'])
  for (const path of [
    '/%',
    '/%00',
    '/..%2findex.html',
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
