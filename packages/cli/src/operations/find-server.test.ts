import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

const first = 'hw123456.example.jp'
const record = '--domain example.com --host a --type A --content 203.0.113.9'

async function withTwoServers() {
  const machine = await createMachine({ world: 'agency-50', limits: false })
  const list = JSON.parse((await machine.hostwright('hosting list --json')).stdout) as {
    servername: string
  }[]
  return { ...machine, servers: list.map(({ servername }) => servername) }
}

test.each([
  ['domain list', /example\.com/],
  ['dns list --domain example.com', /www\.example\.com/],
  ['domain get example.com', /document_root/],
  ['domain get example.com -o json', /document_root/],
  ['-o yaml domain get example.com', /document_root/],
  ['hosting usage', /domain/],
])('with one server, %s reads from it', async (line, expected) => {
  const { hostwright } = await createMachine()
  const { exitCode, stdout, stderr } = await hostwright(line)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toMatch(expected)
})

test.each([
  `dns create ${record}`,
  'dns delete www.example.com CNAME --yes',
  'dns update www.example.com CNAME --ttl 600',
])('the domain in a line tells the server that it changes, and nothing is asked for it: %s', async (line) => {
  const { hostwright, requests } = await createMachine()
  expect(await hostwright(line)).toMatchObject({ exitCode: 0 })
  expect(new URL(requests.at(-1)!.url).pathname).toContain(`/v1/server/${first}/dns`)
})

test('among many servers, that of the domain is found; without a domain, the line has to name one', async () => {
  const { hostwright, servers } = await withTwoServers()
  const [, second = ''] = servers
  const domains = JSON.parse((await hostwright(`domain list ${second} --json`)).stdout) as {
    domain: string
  }[]
  const { domain = '' } = domains[0] ?? {}
  expect((await hostwright(`domain get ${domain} --json`)).stdout).toContain(`"domain":"${domain}"`)
  const unnamed = await hostwright('domain list')
  expect(unnamed).toMatchObject({ exitCode: 2, stdout: '' })
  expect(unnamed.stderr).toContain(`There are ${servers.length} hosting servers: name one, such as`)
})

test('a domain of two servers is an error with both names, and nothing is sent to either', async () => {
  const { hostwright, sandbox, requests } = await createMachine()
  const other = 'hw000002.example.jp'
  const ran = await hostwright(`dns create ${record}`, {
    fetch: async (request) => {
      requests.push(request)
      const { pathname } = new URL(request.url)
      if (pathname === '/v1/server')
        return Response.json({
          servers: [first, other].map((servername) => ({ servername, status: 'active' })),
        })
      if (pathname.endsWith('/domain')) return Response.json({ domains: [{ domain: 'example.com' }] })
      return sandbox.fetch(request)
    },
  })
  expect(ran.exitCode).toBe(1)
  expect(ran.stderr).toContain(`of several servers, ${first} and ${other}: name the server.`)
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

const job = "cron create --minute 30 --hour 3 --day * --month * --weekday * --command 'php a.php'"

test('a write that no domain places asks with the name of the only server', async () => {
  const { hostwright, requests } = await createMachine()
  const asked = await hostwright(job, { terminal: 80, stdin: 'n' })
  expect(asked.stderr).toContain(`on ${first}, the only server? [y/N]`)
  expect(asked.exitCode).toBe(1)
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expect((await hostwright(job)).stderr).toContain('There is no terminal to ask at: --yes agrees.')
  expect(await hostwright(`${job} --yes`)).toMatchObject({ exitCode: 0 })
  expect(await hostwright(job.replace('create', `create ${first}`).replace('a.php', 'b.php'))).toMatchObject({
    exitCode: 0,
  })
})

test('an argument that is missing beside the server is still an error', async () => {
  const { hostwright, requests } = await createMachine()
  expect((await hostwright('mail get')).stderr).toContain('Expected argument for MAIL-ACCOUNT')
  expect((await hostwright('domain list one two')).exitCode).toBe(2)
  expect(requests).toEqual([])
})

test.each([
  ['domains ls', 'domain list'],
  ['databases ls', 'db list'],
  ['vps ls', 'vps list'],
  ['auto-replies ls --domain example.com', 'auto-reply list --domain example.com'],
  ['contexts ls', 'context list'],
])('%s is %s', async (typed, line) => {
  const { hostwright } = await createMachine()
  const ran = await hostwright(typed)
  expect(ran.exitCode).toBe(0)
  expect(ran.stdout).toBe((await hostwright(line)).stdout)
})

test('rm deletes, and is an argument where no verb is expected', async () => {
  const { hostwright } = await createMachine()
  expect(await hostwright('dns rm www.example.com CNAME --yes')).toMatchObject({ exitCode: 0 })
  expect((await hostwright('dns list')).stdout).not.toContain('www.example.com')
  await hostwright('context add rm --base-url https://api.example.com --key-command false')
  expect(await hostwright('context rm rm')).toMatchObject({ exitCode: 0 })
  expect((await hostwright('vps get rm')).stderr).toContain('There is no VPS rm')
})
