import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'

test('GET prints the whole response, as a table or as JSON', async () => {
  const { hostwright } = await createMachine()
  const { stdout, exitCode } = await hostwright('api GET /v1/vps/servers --json')
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ servers: [{ name: 'web-01' }] })
  expect((await hostwright('api get /v1/vps/servers')).stdout).toBe(
    'SERVERS\nNAME\tSTATUS\tPLAN NAME\tIP ADDRESS\nweb-01\tactive\tStandard 2GB\t203.0.113.1\n',
  )
})

test('the query is that of the path, or of --field', async () => {
  const { hostwright, requests } = await createMachine()
  await hostwright("api GET '/v1/logs?limit=2'")
  await hostwright('api GET /v1/logs --field limit=2')
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?limit=2', '?limit=2'])
})

test('--field sends properties by the types of the description, --input a file or standard input', async () => {
  const { hostwright, folder } = await createMachine()
  const records = `/v1/server/${server}/dns`
  const fields = ['domain=example.com', 'host=api', 'type=A', 'content=203.0.113.9', 'ttl=600']
  const given = fields.map((field) => `--field ${field}`).join(' ')
  expect((await hostwright(`api POST ${records} ${given}`)).exitCode).toBe(0)
  const body = { domain: 'example.com', host: 'file', type: 'A', content: '203.0.113.9' }
  writeFileSync(join(folder, 'record.json'), JSON.stringify(body))
  expect((await hostwright(`api POST ${records} --input ${folder}/record.json`)).exitCode).toBe(0)
  const stdin = JSON.stringify({ ...body, host: 'stdin' })
  expect((await hostwright(`api POST ${records} --input -`, { stdin })).exitCode).toBe(0)
  const { stdout } = await hostwright(`dns list ${server} -o table=host,ttl`)
  expect(stdout).toMatch(/api\.example\.com\t600\nfile\.example\.com\t\d+\nstdin\.example\.com/)
})

test.each([
  ['POST /v1/vps/servers', 'hostwright order vps'],
  ['POST /v1/server', 'hostwright order hosting'],
  ['POST /v1/vps/servers/00000000-0000-4000-8000-000000000001/os-reinstall', 'hostwright vps reinstall'],
  [`POST /v1/server/${server}/ssh/key`, 'hostwright ssh-key create'],
])('%s is rejected, --yes or not, and the command to use is named', async (call, command) => {
  const { hostwright, requests } = await createMachine()
  for (const line of [`api ${call}`, `api ${call} --yes --input -`]) {
    const { exitCode, stderr } = await hostwright(line, { stdin: '{}' })
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(`use ${command},`) })
  }
  expect(requests).toEqual([])
})

test('a call that destroys data needs --yes without a terminal', async () => {
  const { hostwright, requests } = await createMachine()
  for (const call of [
    `DELETE /v1/server/${server}/dns/2`,
    `POST /v1/server/${server}/domain/example.com/reset`,
  ])
    expect((await hostwright(`api ${call}`)).stderr).toContain('--yes agrees')
  expect(requests).toEqual([])
  expect((await hostwright(`api DELETE /v1/server/${server}/dns/2 --yes`)).exitCode).toBe(0)
})

test.each([
  'POST //v1/vps/servers',
  'POST /v1/vps/servers/',
  'POST /v1/vps/./servers',
  'POST /v1/server/../vps/servers',
  'POST /v1/vps/%73ervers',
  'POST /V1/vps/servers',
  "POST '/v1/vps/servers#x'",
  'POST https://api.example.com/v1/vps/servers',
  `POST /v1/vps/servers/00000000-0000-4000-8000-000000000001/os-reinstall/`,
  `DELETE /v1/server/${server}//domain/example.com`,
])('%s, another spelling of what api does not send or asks about, is not sent', async (call) => {
  const { hostwright, requests } = await createMachine()
  expect((await hostwright(`api ${call} --yes`)).exitCode).toBe(2)
  expect(requests).toEqual([])
})

test('a read-only context rejects every change', async () => {
  const { hostwright, requests } = await createMachine()
  const env = { HOSTWRIGHT_READ_ONLY: '1' }
  const line = `api PUT /v1/server/${server}/memo --field memo=x`
  expect((await hostwright(line, { env })).exitCode).not.toBe(0)
  expect(requests).toEqual([])
})

test.each([
  ['GET /v1/nope', 'The API has no /v1/nope'],
  ['PATCH /v1/vps/servers', 'it has GET, POST'],
  [`POST /v1/server/${server}/ftp --field password=hunter22`, 'would show a secret'],
  [`POST /v1/server/${server}/dns --field ttl=soon`, 'give a whole number'],
  [`POST /v1/server/${server}/dns --field nope=1`, 'There are: domain, host'],
  [`POST /v1/server/${server}/dns --field ttl`, 'name=value'],
  [`POST /v1/server/${server}/dns --input none.json`, 'There is no file none.json'],
  ["GET '/v1/logs?limti=5'", 'Did you mean limit?'],
  ["GET '/v1/me?limit=5'", 'This operation takes none.'],
  ['GET /v1/me --input none.json', 'A GET has no body'],
])('%s is an error of usage: %s', async (call, said) => {
  const { hostwright, requests } = await createMachine()
  const { exitCode, stdout, stderr } = await hostwright(`api ${call}`)
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringContaining(said),
  })
  expect(stderr).not.toContain('hunter22')
  expect(requests).toEqual([])
})
