import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { serverPath } from '../testing/hosting.ts'
import { run } from './run.ts'

function collect() {
  const printed: string[] = []
  const failed: string[] = []
  const output = {
    print: (text: string) => void printed.push(text),
    fail: (text: string) => void failed.push(text),
  }
  return { output, printed, failed }
}

test('the command prints the address, the key and a call that works', async () => {
  const { output, printed } = collect()
  const outcome = await run(['--port', '0', '--speed', '60'], output)
  if (!('sandbox' in outcome)) throw new Error('it did not start')
  const { sandbox, listening } = outcome
  const text = printed.join()
  expect(text.split('\n')).toEqual([
    `The sandbox responds at ${listening.url}`,
    `Dashboard: ${listening.url}/`,
    `API key: ${sandbox.apiKey}`,
    `Token for pages opened from a disk: ${sandbox.pageToken}`,
    '',
    `curl -H "Authorization: Bearer ${sandbox.apiKey}" ${listening.url}/v1/vps/servers`,
  ])
  const [, key, url] = /curl -H "Authorization: Bearer (\S+)" (\S+)/.exec(text) ?? []
  const response = await fetch(url!, { headers: { Authorization: `Bearer ${key}` } })
  expect(response.status).toBe(200)

  const second = collect()
  expect(await run(['--port', new URL(listening.url).port], second.output)).toEqual({ exitCode: 1 })
  expect(second.failed.join()).toMatch(/port is taken: .*--port/)
  await sandbox.close()
})

test.each([
  [['--port', 'many'], /--port is "many": give a whole number/],
  [['--port', '70000'], /--port is "70000"/],
  [['--speed=-1'], /--speed is "-1"/],
  [['--speed', ''], /--speed is ""/],
  [['--seed', 'x'], /--seed is "x"/],
  [['--db', ''], /--db is ""/],
  [['--ssh-port', '70000'], /--ssh-port is "70000"/],
  [['--docs', 'nowhere'], /--docs is "nowhere"/],
  [['--control', 'me'], /--control is "me"/],
  [['--world', 'moon'], /--world is "moon": give one of small, fleet-20/],
  [['--ownership-label', '_x'], /--ownership-label: .*hyphens/],
  [['--assume', 'none=x'], /--assume: .*none with the id none/],
  [['--assume', 'completed-order-replay=sings'], /--assume: .*returns 409 DUPLICATE_REQUEST/],
  [['--assume', 'completed-order-replay'], /--assume: .*replay \(/],
  [['--colour'], /--colour.*--help/s],
  [['extra'], /extra/],
])('the arguments %j are rejected', async (args, message) => {
  const { output, failed } = collect()
  expect(await run(args, output)).toEqual({ exitCode: 2 })
  expect(failed.join()).toMatch(message)
})

test('an address that this machine does not have is named by its option', async () => {
  const { output, failed } = collect()
  expect(await run(['--port', '0', '--host', '192.0.2.1'], output)).toEqual({ exitCode: 1 })
  expect(failed).toEqual(['hostwright-sandbox: this machine does not have the address that --host names.'])
})

test('the error for an unusable file names it', async () => {
  const { output, failed } = collect()
  expect(await run(['--port', '0', '--db', 'package.json'], output)).toEqual({ exitCode: 1 })
  expect(failed.join()).toMatch(/package\.json: is not a database/)
})

test('the options reach the sandbox', async () => {
  const { output, printed } = collect()
  const outcome = await run(['--port', '0', '--no-limits', '--control', 'nobody', '--speed', '0'], output)
  if (!('sandbox' in outcome)) throw new Error('it did not start')
  const { sandbox, listening } = outcome
  expect([sandbox.clock.speed(), sandbox.limits.settings.vps]).toEqual([0, false])
  expect((await fetch(`${listening.url}/_sandbox/health`)).status).toBe(403)
  expect(
    printed
      .join()
      .split('\n')
      .map((line) => line.split(':', 1)[0]),
  ).toEqual([
    'The sandbox responds at http',
    'API key',
    'Token for pages opened from a disk',
    '',
    expect.stringMatching(/^curl /),
  ])
  await sandbox.close()
})

test('assumptions, a world and the name of the ownership record can be chosen', async () => {
  const { output } = collect()
  const outcome = await run(
    [
      '--port=0',
      '--speed=0',
      '--world=fleet-20',
      '--ownership-label=acme-verify',
      '--assume=completed-order-replay=order-again',
      '--assume=dry-run-balance=ignore-balance',
    ],
    output,
  )
  if (!('sandbox' in outcome)) throw new Error('it did not start')
  const { sandbox } = outcome
  expect(sandbox.assumptions().filter(({ chosen, default: usual }) => chosen !== usual)).toMatchObject([
    { id: 'completed-order-replay', chosen: 'order-again' },
    { id: 'dry-run-balance', chosen: 'ignore-balance' },
  ])
  const call = createCaller(sandbox)
  expect(await call('GET /v1/vps/servers')).toMatchObject({ body: { servers: { length: 20 } } })
  const domain = 'new.example'
  const { body } = await call<{ domain_validation_token: string }>(`GET ${serverPath}/server-info`)
  const content = `acme-verify=${body.domain_validation_token}`
  const record = { domain, host: '_acme-verify', type: 'TXT', content }
  expect(await call(`POST ${serverPath}/dns`, { body: record })).toMatchObject({ status: 200 })
  expect(await call(`POST ${serverPath}/domain`, { body: { domain } })).toMatchObject({ status: 200 })
  await sandbox.close()
})

test('with --ssh-port, the command prints where the files and the sites are', async () => {
  const { output, printed } = collect()
  const outcome = await run(['--port', '0', '--ssh-port', '0'], output)
  if (!('sandbox' in outcome)) throw new Error('it did not start')
  const { sandbox, listening } = outcome
  const { port, hostKey } = listening.ssh!
  expect(printed.join()).toContain(`SFTP: 127.0.0.1:${port}, host key ${hostKey}\n`)
  expect(hostKey).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/)
  await sandbox.close()
})

test('--help prints the options', async () => {
  const { output, printed } = collect()
  expect(await run(['--help'], output)).toEqual({ exitCode: 0 })
  expect(printed.join()).toContain('--speed')
  expect(printed.join()).toContain('what a new account holds: small, fleet-20, ')
})
