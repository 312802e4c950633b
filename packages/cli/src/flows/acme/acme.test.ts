import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'
const name = '_acme-challenge.example.com'

test('a challenge is presented beside others, once, and cleaned up alone', async () => {
  const { hostwright } = await createMachine()
  const records = async (): Promise<string[]> => {
    const { stdout } = await hostwright(`dns list ${server} --json`)
    return (JSON.parse(stdout) as { host: string; content: string }[])
      .filter(({ host }) => host === name)
      .map(({ content }) => content)
  }
  for (const value of ['first', 'second', 'second'])
    expect((await hostwright(`acme present ${name}. ${value}`)).exitCode).toBe(0)
  expect(await records()).toEqual(['first', 'second'])
  expect((await hostwright(`acme cleanup ${name}. first`)).exitCode).toBe(0)
  expect(await records()).toEqual(['second'])
  expect((await hostwright(`acme cleanup ${name}. first`)).exitCode).toBe(0)
})

test('certbot passes the challenge in environment variables', async () => {
  const { hostwright } = await createMachine()
  const env = { CERTBOT_DOMAIN: 'example.com', CERTBOT_VALIDATION: 'token' }
  expect((await hostwright('acme present', { env })).exitCode).toBe(0)
  expect((await hostwright(`dns list ${server} -o table=host,type,content`)).stdout).toContain(
    `${name}\tTXT\ttoken`,
  )
})

test('a challenge is rejected for a name that no server has, and without a name', async () => {
  const { hostwright } = await createMachine()
  const foreign = await hostwright('acme present _acme-challenge.example.net. x')
  expect(foreign.exitCode).toBe(1)
  expect(foreign.stderr).toContain('dns _acme-challenge.example.net TXT: No server')
  expect((await hostwright('acme present')).exitCode).toBe(2)
})

test('a challenge whose client was killed is removed by the next one after an hour; those of others stay', async () => {
  const { hostwright, sandbox } = await createMachine()
  const texts = async (): Promise<string> =>
    (await hostwright(`dns list ${server} -o table=host,type,content`)).stdout
  await hostwright(
    `dns create ${server} --domain example.com --host _acme-challenge --type TXT --content theirs`,
  )
  await hostwright(`acme present ${name}. killed`)
  await sandbox.clock.advance({ minutes: 59 })
  await hostwright(`acme present ${name}. second`)
  expect(await texts()).toContain('killed')
  await sandbox.clock.advance({ minutes: 2 })
  const { stderr } = await hostwright(`acme present ${name}. third`)
  expect(stderr).toContain('had a challenge of more than an hour ago, which is removed')
  expect(await texts()).not.toContain('killed')
  for (const text of ['theirs', 'second', 'third']) expect(await texts()).toContain(text)
})

test.each(['punycode', 'own-script-under-domain'] as const)(
  'the challenge of a domain in a native script, in responses as %s, is found by its name in Punycode',
  async (form) => {
    const assumptions = { 'internationalised-answers': form, 'ownership-check': 'no-record-needed' } as const
    const { hostwright } = await createMachine({ assumptions })
    await hostwright(`domain create ${server} --domain xn--r8jz45g.jp --no-ssl`)
    const { stderr } = await hostwright('acme present _acme-challenge.xn--r8jz45g.jp. token')
    expect(stderr).toBe('_acme-challenge.xn--r8jz45g.jp has this challenge now.\n')
    const cleaned = await hostwright('acme cleanup _acme-challenge.xn--r8jz45g.jp. token')
    expect(cleaned.stderr).toContain('is removed')
  },
)

test.each([-1, 3_000_000])(
  'present rejects %i seconds, which a timer does not wait for, before it adds a record',
  async (seconds) => {
    const { hostwright, requests } = await createMachine()
    const ran = await hostwright(`acme present ${name}. token --propagation-seconds=${seconds}`)
    expect([ran.exitCode, ran.stderr]).toEqual([2, 'hostwright: --propagation-seconds is from 0 to 86400.\n'])
    expect(requests).toEqual([])
  },
)

test('present waits for --propagation-seconds', async () => {
  const { hostwright, sandbox } = await createMachine()
  const before = sandbox.clock.now()
  await hostwright(`acme present ${name}. token --propagation-seconds 90`)
  expect(sandbox.clock.now() - before).toBeGreaterThanOrEqual(90_000)
})
