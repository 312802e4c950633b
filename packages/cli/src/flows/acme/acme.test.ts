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

test('certbot tells by the environment', async () => {
  const { hostwright } = await createMachine()
  const env = { CERTBOT_DOMAIN: 'example.com', CERTBOT_VALIDATION: 'token' }
  expect((await hostwright('acme present', { env })).exitCode).toBe(0)
  expect((await hostwright(`dns list ${server} -o table=host,type,content`)).stdout).toContain(
    `${name}\tTXT\ttoken`,
  )
})

test('a name that no server has, and none at all', async () => {
  const { hostwright } = await createMachine()
  const foreign = await hostwright('acme present _acme-challenge.example.net. x')
  expect(foreign.exitCode).toBe(1)
  expect(foreign.stderr).toContain('dns _acme-challenge.example.net TXT: No server')
  expect((await hostwright('acme present')).exitCode).toBe(2)
})
