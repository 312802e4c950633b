import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMachine, type Machine } from '../testing/test-machine.ts'

const environment = { HOSTWRIGHT_BASE_URL: undefined, HOSTWRIGHT_API_KEY: undefined }
const order =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env P --agree-to-terms --yes --no-wait --context sandbox'

function readJournal({ folder }: Machine): unknown {
  try {
    const { contexts } = JSON.parse(readFileSync(join(folder, 'contexts.json'), 'utf8')) as {
      contexts: { sandbox: { journal: string } }
    }
    return contexts.sandbox.journal
  } catch {
    return undefined
  }
}

test('the sandbox is the context `sandbox` until Ctrl+C; each start is a new account without orders', async () => {
  const machine = await createMachine()
  const env = { ...environment, P: 'Correct-Horse-7' }
  for (const world of ['empty', 'small']) {
    const earlier = readJournal(machine)
    const interruption = new AbortController()
    const started = machine.hostwright(`sandbox --port 0 --world ${world}`, {
      env,
      interrupted: interruption.signal,
    })
    await expect.poll(() => readJournal(machine), { interval: 5 }).not.toBe(earlier)
    const ordered = await machine.hostwright(order, { env, fetch: (request) => fetch(request) })
    expect(ordered.exitCode, ordered.stderr).toBe(0)
    interruption.abort()
    const { exitCode, stdout, stderr } = await started
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' })
    expect(stderr).toContain('Try: hostwright vps list --context sandbox')
  }
})

test('with --ssh-port it says how to publish a folder to it', async () => {
  const machine = await createMachine()
  const interruption = new AbortController()
  const started = machine.hostwright('sandbox --port 0 --ssh-port 0', {
    env: environment,
    interrupted: interruption.signal,
  })
  await expect.poll(() => readJournal(machine), { interval: 5 }).toBeDefined()
  interruption.abort()
  const { stderr } = await started
  expect(stderr).toContain('hostwright ssh setup --context sandbox --private-key-file FILE\n')
  expect(stderr).toMatch(
    /hostwright publish FOLDER DOMAIN --context sandbox --private-key-file FILE --ssh-address 127\.0\.0\.1:\d+ --web-address 127\.0\.0\.1:\d+ --host-key SHA256:\S+\n/,
  )
})

test('a port that is taken is named, with the flag that chooses another one', async () => {
  const { hostwright } = await createMachine()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  for (const [flag, line] of [
    ['--port', `sandbox --port ${port}`],
    ['--ssh-port', `sandbox --port 0 --ssh-port ${port}`],
  ] as const) {
    const { exitCode, stderr } = await hostwright(line, { env: environment })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(`The port ${port} is taken: ${flag} 0 takes any that is free.`)
  }
})

test.each([
  ['elsewhere', 'https://api.example.com'],
  ['at the end of a tunnel', 'http://127.0.0.1:4010'],
])('a context `sandbox` of an account %s is not replaced: its key would be lost', async (_, url) => {
  const { hostwright, folder } = await createMachine()
  const add = `context add sandbox --base-url ${url} --api-key-env KEY`
  expect((await hostwright(add, { env: { ...environment, KEY: 'example-key' } })).exitCode).toBe(0)
  const before = readFileSync(join(folder, 'contexts.json'), 'utf8')
  const options = { env: environment, interrupted: AbortSignal.abort() }
  const { exitCode, stderr } = await hostwright('sandbox --port 0', options)
  expect([exitCode, readFileSync(join(folder, 'contexts.json'), 'utf8')]).toEqual([2, before])
  expect(stderr).toContain(`The context sandbox leads to ${url}`)
  expect(stderr).toContain('Next: hostwright context remove sandbox')
})
