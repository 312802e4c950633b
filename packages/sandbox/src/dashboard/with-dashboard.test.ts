import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMayControl } from '../control/may-control.ts'
import { createControlServe } from '../control/serve-control.ts'
import { createSandbox } from '../server/create-sandbox.ts'
import { toResponse } from '../http/answer.ts'
import { fromRequest } from '../http/incoming-request.ts'
import { createCaller } from '../testing/create-caller.ts'
import { withDashboard } from './with-dashboard.ts'

type Headers = Record<string, string>

async function open(headers: Headers = {}, path = '/', options: Parameters<typeof createSandbox>[0] = {}) {
  const sandbox = await createSandbox(options)
  return sandbox.fetch(new Request(`${sandbox.baseUrl}${path}`, { headers }))
}

test('the dashboard is at the root, and may load nothing and be in no frame', async () => {
  const response = await open()
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  const page = await response.text()
  expect(page).toMatch(/^<!doctype html>/)
  expect(page).not.toContain((await createSandbox()).apiKey)
})

describe('the dashboard and the documentation', () => {
  const link = '<a href="/index.html" id="docs" data'
  const announced = '<span id="docs-expected" data'

  const toFacts = async (response: Response) => {
    const page = await response.text()
    return [page.includes(link), page.includes(announced), response.headers.get('Link')]
  }

  test('without a folder, the page has neither a link nor an announcement', async () => {
    expect(await toFacts(await open())).toEqual([false, false, null])
  })

  test('the page announces the documentation until its start page exists, and then links to it', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'dashboard-docs-')), 'later')
    onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
    const sandbox = await createSandbox({ docs: folder })
    const read = async (method: string) =>
      toFacts(await sandbox.fetch(new Request(`${sandbox.baseUrl}/`, { method })))
    expect(await read('GET')).toEqual([false, true, null])
    mkdirSync(folder)
    expect(await read('GET')).toEqual([false, true, null])
    writeFileSync(join(folder, 'index.html'), '<h1>Docs</h1>')
    expect(await read('GET')).toEqual([true, false, '</index.html>; rel="help"'])
    expect(await read('HEAD')).toEqual([false, false, '</index.html>; rel="help"'])
  })
})

test.each<[who: string, headers: Headers]>([
  ['a name that a site points at this machine', { Host: 'www.example.com:4010' }],
  ['the same with its own origin', { Host: 'www.example.com', Origin: 'http://www.example.com' }],
  ['a page of another site', { Origin: 'https://www.example.com' }],
  ['a page opened from a disk', { Origin: 'null' }],
  ['a script or frame of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
])('%s does not get the dashboard', async (_, headers) => {
  expect(await (await open(headers)).text()).not.toContain('Dashboard')
})

test('another machine gets the root without the dashboard', async () => {
  const serve = withDashboard(async () => new Response('below'), {
    mayControl: ({ address }) => address === '127.0.0.1',
    readDocs: async () => 'none',
  })
  const read = async (address: string, method = 'GET', path = '/') =>
    toResponse(
      await serve(fromRequest(new Request(`http://127.0.0.1:4010${path}`, { method }), address)),
    ).text()
  expect(await read('192.0.2.7')).toBe('below')
  expect(await read('127.0.0.1')).toContain('<!doctype html>')
  expect(await read('127.0.0.1', 'HEAD')).toBe('')
  expect(await read('127.0.0.1', 'POST')).toBe('below')
  expect(await read('127.0.0.1', 'GET', '/v1/me')).toBe('below')
})

test('a request of another site’s page changes nothing, with any Host', async () => {
  const sandbox = await createSandbox()
  const serve = createControlServe(sandbox, createMayControl('loopback', new Set()))
  const attacks: Headers[] = [
    { Origin: 'https://www.example.com' },
    { Origin: 'null' },
    { Host: 'www.example.com:4010', Origin: 'http://www.example.com:4010' },
    { Host: 'www.example.com:4010' },
    { Host: 'localhost.example.com' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
  ]
  for (const headers of attacks) {
    for (const path of ['/reset', '/faults', '/keys', '/clock/advance']) {
      const request = new Request(`${sandbox.baseUrl}/_sandbox${path}`, {
        method: 'POST',
        headers,
        body: '{}',
      })
      expect(
        (await serve(fromRequest(request, '127.0.0.1'))).status,
        `${path} ${JSON.stringify(headers)}`,
      ).toBe(403)
    }
  }
  expect(sandbox.keys.list()).toHaveLength(1)
})

test('loading the dashboard does not count as a request to the API', async () => {
  const sandbox = await createSandbox()
  await sandbox.fetch(new Request(`${sandbox.baseUrl}/`))
  expect(sandbox.journal().requests).toEqual([])
  await createCaller(sandbox)('GET /v1/me')
  expect(sandbox.journal().requests).toHaveLength(1)
})
