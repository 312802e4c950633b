import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultOptions, SandboxOptions } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import type { Session } from '../../session/session.ts'
import { createNodeFiles } from '../../system/node-files.ts'
import { createMachine, type Machine, type RunOptions } from '../../testing/test-machine.ts'
import { countOrders, vpsOrder, vpsOrderEnv } from '../../testing/vps-order.ts'
import { readPassword } from './order-password.ts'

interface Scene {
  readonly machine: Machine
  readonly file: string
  /** The order with a generated password, without consent. */
  readonly line: string
}

async function setUp(options: SandboxOptions = {}): Promise<Scene> {
  const machine = await createMachine(options)
  const file = join(machine.folder, 'password')
  const line = vpsOrder.replace('--password-env ROOT_PASSWORD', `--password-generate ${file}`)
  return { machine, file, line }
}

type Kind = 'dry run' | 'order'

/** Returns options with which `act` runs before a dry run or an order is sent, and its result may replace the response. */
function before(
  { sandbox, requests }: Machine,
  kind: Kind,
  act: (body: Body) => Response | void | Promise<Response | void>,
): RunOptions {
  return {
    async fetch(request) {
      requests.push(request.clone())
      if (request.method !== 'POST') return sandbox.fetch(request)
      const body = (await request.clone().json()) as Body
      const response = body.dry_run === (kind === 'dry run') ? await act(body) : undefined
      return response ?? sandbox.fetch(request)
    },
  }
}

interface Body {
  readonly name: string
  readonly root_password: string
  readonly dry_run: boolean
}

/** Returns the bodies of all dry runs and orders. */
function readBodies({ requests }: Machine): Promise<Body[]> {
  const posted = requests.filter(({ method }) => method === 'POST')
  return Promise.all(posted.map((request) => request.clone().json() as Promise<Body>))
}

const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const rejection = (): Response =>
  Response.json(
    { error: { code: 'CAPACITY_UNAVAILABLE', message: 'No capacity' } },
    { status: 409, headers: { 'Content-Type': 'application/json' } },
  )

test.each(['', ' --no-wait'])(
  'an order%s has its password in a file of the user before it is sent',
  async (flag) => {
    const { machine, file, line } = await setUp()
    const seen: unknown[] = []
    const ran = await machine.hostwright(
      `${line} --yes${flag}`,
      before(machine, 'order', ({ root_password }) => void seen.push([root_password, read(file)])),
    )
    expect(ran.exitCode, ran.stderr).toBe(0)
    const password = read(file)!
    expect(password).toMatch(/^[A-Za-z0-9]{20}\n$/)
    expect(seen).toEqual([[password.trim(), password]])
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(ran.stdout + ran.stderr).not.toContain(password.trim())
  },
)

test.each<[situation: string, flags: string, options?: RunOptions, world?: SandboxOptions]>([
  ['a dry run', '--dry-run'],
  ['a dry run that the API rejects', '--yes', {}, { world: 'short-of-money' }],
  ['an order above the limit', '--max-price 1 --yes'],
  ['an order that nobody confirms', '', { terminal: 80, stdin: 'no' }],
  ['a question that ends the run', '', { terminal: 80, diesAtPrompt: true }],
])(
  'after %s, the file that was made for the password is removed, which is said',
  async (_, flags, options, world) => {
    const { machine, file, line } = await setUp(world)
    const given = flags.includes('--max-price') ? line.replace(/ --max-price \d+/, '') : line
    const { stderr } = await machine.hostwright(`${given} ${flags}`.trim(), options)
    expect(stderr).toContain(`No server has the generated password: ${file} was removed.`)
    expect(existsSync(file)).toBe(false)
    expect(await countOrders(machine)).toBe(0)
  },
)

test.each(['--yes', '--dry-run'])(
  'with %s, the password is stored before the dry run, and stays if its response is that of an order',
  async (flag) => {
    const { machine, file, line } = await setUp()
    const seen: unknown[] = []
    const executed = before(machine, 'dry run', ({ root_password }) => {
      seen.push([`${root_password}\n`, read(file)])
      return Response.json({ server: { id: 7, uuid: null, name: 'web-02', status: 'setup_pending' } })
    })
    const { exitCode, stderr } = await machine.hostwright(`${line} ${flag}`, executed)
    expect(exitCode, stderr).not.toBe(0)
    const password = read(file)
    expect(seen).toEqual([[password, password]])
    expect(password).toMatch(/^[A-Za-z0-9]{20}\n$/)
  },
)

test('after an order that the API rejects, the file that was made for it is removed, which is said', async () => {
  const { machine, file, line } = await setUp()
  const { exitCode, stderr } = await machine.hostwright(
    `${line} --yes`,
    before(machine, 'order', () => rejection()),
  )
  expect(exitCode).not.toBe(0)
  expect(stderr).toContain(`No server has the generated password: ${file} was removed.`)
  expect(stderr).toContain('No capacity')
  expect(existsSync(file)).toBe(false)
  expect(await countOrders(machine)).toBe(1)
})

test('a password file that was there before stays after a rejected order', async () => {
  const { machine, file, line } = await setUp()
  writeFileSync(file, 'Correct-Horse-7\n', { mode: 0o600 })
  await machine.hostwright(
    `${line} --yes`,
    before(machine, 'order', () => rejection()),
  )
  expect(read(file)).toBe('Correct-Horse-7\n')
})

const fault = (effect: FaultOptions['effect']): FaultOptions => ({ operationId: 'orderVps', nth: 2, effect })

test.each<[string, FaultOptions]>([
  ['the response is lost', fault('drop-response')],
  ['the request is lost', fault('drop-request')],
  ['the response is cut', fault('truncate')],
  ['a proxy sends a page', fault('html')],
  ['the API fails', fault({ status: 500, code: 'INTERNAL_ERROR' })],
  ['a proxy no longer waits', fault({ status: 408, code: 'OPERATION_ERROR' })],
])('if %s, the password of the order stays, and the next run sends the same one', async (_, added) => {
  const { machine, file, line } = await setUp()
  machine.sandbox.faults.add(added)
  const { stderr } = await machine.hostwright(`${line} --yes`)
  const password = read(file)
  expect(password, stderr).toMatch(/^[A-Za-z0-9]{20}\n$/)
  for (const minutes of [1, 60, 180]) {
    await machine.sandbox.clock.advance({ minutes })
    await machine.hostwright(`${line} --yes`)
    expect(read(file)).toBe(password)
  }
  expect(new Set((await readBodies(machine)).map(({ root_password }) => root_password))).toEqual(
    new Set([password!.trim()]),
  )
})

test.each<Kind>(['dry run', 'order'])('a password stays after Ctrl+C while the %s is sent', async (kind) => {
  const { machine, file, line } = await setUp()
  const interruption = new AbortController()
  const { fetch } = before(machine, kind, () => interruption.abort())
  const { exitCode } = await machine.hostwright(`${line} --yes`, { fetch, interrupted: interruption.signal })
  expect(exitCode).not.toBe(0)
  expect(existsSync(file)).toBe(true)
  expect(await countOrders(machine)).toBe(kind === 'order' ? 1 : 0)
})

test('the password stays if the wait for the ordered server ends', async () => {
  const { machine, file, line } = await setUp()
  machine.sandbox.faults.add({
    operationId: 'getVpsSignupStatus',
    effect: { status: 403, code: 'FORBIDDEN' },
    times: 1000,
  })
  const { exitCode, stderr } = await machine.hostwright(`${line} --yes`)
  expect(exitCode, stderr).not.toBe(0)
  expect(stderr).toContain('It is ordered and paid')
  expect(existsSync(file)).toBe(true)
})

test('for a contract that exists already no file is left', async () => {
  const { machine, file, line } = await setUp()
  await machine.hostwright(`${vpsOrder} --yes`, { env: vpsOrderEnv })
  const { exitCode, stderr } = await machine.hostwright(`${line} --yes`)
  expect([exitCode, existsSync(file)], stderr).toEqual([0, false])
})

test('the file is removed if another run orders the contract while this one asks', async () => {
  const { machine, file, line } = await setUp()
  const { exitCode, stderr } = await machine.hostwright(line, {
    terminal: 80,
    stdin: 'yes',
    onPrompt: () => machine.hostwright(`${vpsOrder} --yes`, { env: vpsOrderEnv }),
  })
  expect(stderr).toContain(`No server has the generated password: ${file} was removed.`)
  expect([exitCode, existsSync(file)], stderr).toEqual([0, false])
  expect(await countOrders(machine)).toBe(1)
})

test('a run whose order is rejected leaves the file to another run that has ordered with it meanwhile', async () => {
  const { machine, file, line } = await setUp()
  const other = line.replace('web-02', 'web-03')
  const rejected = before(machine, 'order', async () => {
    const { exitCode, stderr } = await machine.hostwright(`${other} --yes`)
    expect(exitCode, stderr).toBe(0)
    return rejection()
  })
  const { exitCode } = await machine.hostwright(`${line} --yes`, rejected)
  expect(exitCode).not.toBe(0)
  const paid = (await readBodies(machine)).find(({ name, dry_run }) => name === 'web-03' && !dry_run)
  expect(read(file)).toBe(`${paid?.root_password}\n`)
})

test('a file that another run has put in its place is left alone, and nothing is ordered', async () => {
  const { machine, file, line } = await setUp()
  const other = before(machine, 'dry run', () => {
    rmSync(file)
    writeFileSync(file, 'Correct-Horse-7\n', { mode: 0o600 })
  })
  const { exitCode, stderr } = await machine.hostwright(`${line} --yes`, other)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(`${file} has another password now: run the line again, which uses it.`)
  expect([read(file), await countOrders(machine)]).toEqual(['Correct-Horse-7\n', 0])
})

test('the password of an order is in its file even if somebody removes the file while it is sent', async () => {
  const { machine, file, line } = await setUp()
  let sent = ''
  const removed = before(machine, 'order', ({ root_password }) => {
    sent = root_password
    rmSync(file)
  })
  const ran = await machine.hostwright(`${line} --yes`, removed)
  expect(ran.exitCode, ran.stderr).toBe(0)
  expect(read(file)).toBe(`${sent}\n`)
})

test('a file in a folder that cannot be written is used', async () => {
  const { file } = await setUp()
  writeFileSync(file, 'Correct-Horse-7\n', { mode: 0o600 })
  const fail = (): Promise<never> => Promise.reject(new Error('read-only'))
  const files = { ...createNodeFiles(), create: fail, touch: fail, remove: fail }
  const said: string[] = []
  const system = { files, stderr: { write: () => {} } }
  const session = { system, say: (text: string) => said.push(text) } as unknown as Session
  const password = await readPassword(session, { passwordGenerate: file, dryRun: false })
  await password.store()
  for (const mayBeExecuted of [true, false]) await password.settle(mayBeExecuted)
  expect([password.secrets, said]).toEqual([{ root_password: 'Correct-Horse-7' }, []])
})

test('a file that cannot be removed is named, and hides no error of the order', async () => {
  const { file } = await setUp()
  const said: string[] = []
  const remove = (): Promise<void> => Promise.reject(new Error('busy'))
  const files = { ...createNodeFiles(), remove }
  const session = { system: { files }, say: (text: string) => said.push(text) } as unknown as Session
  const password = await readPassword(session, { passwordGenerate: file, dryRun: false })
  await password.store()
  await password.settle(false)
  expect(said).toEqual([`${file} could not be removed: Error: busy`])
})
