import { once } from 'node:events'
import { createHosting } from '@hostwright/hosting'
import { expect, onTestFinished, test } from 'vitest'
import { setUp, start } from './example-stage.ts'

test('fifty viewers of the dashboard cost as many requests as one', async () => {
  const { sandbox, env, folder, client } = await setUp()
  const child = start('dashboard', ['0'], { ...process.env, ...env }, folder)
  onTestFinished(() => void child.kill())
  const [line] = await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${/port: (\d+)/.exec(String(line))![1]}/`
  const pages = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await fetch(url)
      return { status: response.status, text: await response.text() }
    }),
  )
  const sent = sandbox.journal().requests.map(({ operationId }) => operationId)
  expect(new Set(sent)).toEqual(new Set(['listHostingServers', 'listVpsServers']))
  expect(sent).toHaveLength(2)
  const [contract] = await createHosting(client).servers()
  for (const { status, text } of pages) {
    expect(status).toBe(200)
    expect(text).toContain(`<td>hw123456.example.jp<td>Standard<td>active<td>${contract?.expiry_date}`)
    expect(text).toContain('<td>web-01<td>Standard 2GB<td>active<td>not known')
    expect(text).toMatch(/vps: \d+ of 60 requests are left/)
  }
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
})

test('while the account cannot be read, viewers see that, and one request serves all of them', async () => {
  const { sandbox, env, folder } = await setUp()
  sandbox.faults.add({ operationId: 'listVpsServers', times: 50, effect: { status: 403, code: 'FORBIDDEN' } })
  const child = start('dashboard', ['0'], { ...process.env, ...env }, folder)
  onTestFinished(() => void child.kill())
  const [line] = await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${/port: (\d+)/.exec(String(line))![1]}/`
  for (let viewer = 1; viewer <= 3; viewer++) {
    const response = await fetch(url)
    expect([response.status, await response.text()]).toEqual([
      502,
      'The account cannot be read at the moment.',
    ])
  }
  expect(sandbox.journal().requests).toHaveLength(2)
})
