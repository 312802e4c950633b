import { describe, expect, test } from 'vitest'
import { createMachine, type Ran } from '../testing/test-machine.ts'

interface Opened extends Ran {
  readonly addresses: readonly string[]
}

/** Runs a line on a machine with a browser. */
async function openOn(line: string, env: Readonly<Record<string, string>> = {}): Promise<Opened> {
  const addresses: string[] = []
  const machine = await createMachine()
  await machine.hostwright('subdomain create hw123456.example.jp --subdomain blog.example.com --ssl')
  const open = async (address: string) => addresses.push(address) > 0
  const { baseUrl, apiKey, fetch: send } = machine.sandbox
  const headers = { Authorization: `Bearer ${apiKey}` }
  const fetch = ({ url, signal }: Request) =>
    send(new Request(new URL(new URL(url).pathname, baseUrl), { headers, signal }))
  return { ...(await machine.hostwright(line, { env, open, fetch })), addresses }
}

// Its key is not that of a sandbox, though a sandbox returns the responses.
const real = { HOSTWRIGHT_BASE_URL: 'https://api.example.jp', HOSTWRIGHT_API_KEY: 'key_of_a_real_account' }

test.each([
  ['example.com', real, 'https://example.com/'],
  ['EXAMPLE.com.', real, 'https://example.com/'],
  ['blog.example.com', real, 'https://blog.example.com/'],
  ['example.com', {}, 'http://example.com.localhost:4010/'],
  ['blog.example.com', {}, 'http://blog.example.com.localhost:4010/'],
])('open %s with %j opens %s', async (domain, env, address) => {
  const { exitCode, addresses, stderr } = await openOn(`open ${domain}`, env)
  expect({ exitCode, addresses, stderr }).toEqual({ exitCode: 0, addresses: [address], stderr: '' })
})

test('without a domain, the dashboard of the sandbox opens', async () => {
  const { exitCode, addresses } = await openOn('open')
  expect({ exitCode, addresses }).toEqual({ exitCode: 0, addresses: ['http://127.0.0.1:4010/'] })
})

test('without a browser, the address is printed', async () => {
  const { hostwright } = await createMachine()
  const { exitCode, stdout } = await hostwright('open example.com --json')
  expect({ exitCode, printed: JSON.parse(stdout) }).toEqual({
    exitCode: 0,
    printed: { url: 'http://example.com.localhost:4010/', opened: false },
  })
})

describe('nothing is opened', () => {
  test.each([
    ['open example.org', 'is a domain of no server'],
    ['open shop.example.com', 'has neither a domain nor a subdomain shop.example.com'],
  ])('%s: the account does not have it', async (line, problem) => {
    const { exitCode, addresses, stderr } = await openOn(line)
    expect({ exitCode, addresses }).toEqual({ exitCode: 1, addresses: [] })
    expect(stderr).toContain(problem)
  })

  test('without a domain, if the account is not of a sandbox', async () => {
    const { exitCode, addresses, stderr } = await openOn('open', real)
    expect({ exitCode, addresses }).toEqual({ exitCode: 2, addresses: [] })
    expect(stderr).toContain('Only a sandbox has a dashboard')
  })

  test.each(['file:///etc/passwd', 'javascript:alert(1)', '--help'])('if the API names %s', async (url) => {
    const machine = await createMachine()
    const addresses: string[] = []
    const { exitCode, stderr } = await machine.hostwright('open example.com', {
      open: async (address) => addresses.push(address) > 0,
      async fetch(request) {
        const response = await machine.sandbox.fetch(request)
        const body = await response.text()
        return new Response(body.replace('"https://example.com/"', JSON.stringify(url)), response)
      },
    })
    expect({ exitCode, addresses }).toEqual({ exitCode: 1, addresses: [] })
    expect(stderr).toContain('no web address')
  })
})
