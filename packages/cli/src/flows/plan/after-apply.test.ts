import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'

function write(folder: string, domains: object): string {
  const file = join(folder, 'account.json')
  writeFileSync(file, JSON.stringify({ version: 1, hosting: { [server]: { domains } } }))
  return file
}

test('plan says how long an apply takes at least, by the limit that the API names', async () => {
  const { hostwright, folder } = await createMachine()
  const toRecords = (length: number): object[] =>
    Array.from({ length }, (_, index) => ({ host: `h${index}`, type: 'A', content: '203.0.113.9' }))
  const file = write(folder, { 'example.com': { dns: { records: toRecords(200) } } })
  const { stderr } = await hostwright(`plan ${file}`)
  expect(stderr).toContain('Applying it takes 3 minutes at least: 200 requests, at most 60 a minute.\n')
  write(folder, { 'example.com': { dns: { records: toRecords(40) } } })
  expect((await hostwright(`plan ${file}`)).stderr).not.toContain('at least')
})

test('plan says that apply needs a folder for generated secrets, and what it reads', async () => {
  const { hostwright, folder } = await createMachine()
  const accounts = { info: { password: { generate: 24 } }, office: { password: { env: 'OFFICE_PASSWORD' } } }
  const { stdout } = await hostwright(`plan ${write(folder, { 'example.com': { mail: { accounts } } })}`)
  expect(stdout).toMatch(/^Needs --secrets FOLDER\nReads OFFICE_PASSWORD\nDigest /m)
})

test('a plan of a key that may only read says what another key needs to apply it', async () => {
  const { hostwright, folder, sandbox } = await createMachine()
  const domain = {
    dns: { prune: true, records: [] },
    mail: { accounts: { info: { password: { generate: 24 } } } },
  }
  const env = { HOSTWRIGHT_API_KEY: sandbox.keys.create({ permission_type: 'read' }) }
  const { stdout } = await hostwright(`plan ${write(folder, { 'example.com': domain })}`, { env })
  expect(stdout).toContain('blocked   The API key may only read (')
  expect(stdout).toContain(`--allow 'delete:hosting/${server}/dns/example.com A 198.18.0.1'`)
  expect(stdout).toContain('--secrets FOLDER\n')
})

test('where a new domain brought other records than the file has, the end says so, with exit code 4', async () => {
  const { hostwright, folder, sandbox } = await createMachine({
    limits: false,
    assumptions: { 'ownership-check': 'no-record-needed' },
  })
  const records = [{ host: '@', type: 'MX', content: 'mail.shop.example', priority: 5 }]
  const file = write(folder, { 'shop.example': { dns: { records } } })
  // The service brings one MX more than a plan predicts.
  const fetch = async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request.clone())
    if (request.method !== 'POST' || !request.url.endsWith('/domain')) return response
    const body = { domain: 'shop.example', host: '@', type: 'MX', content: 'other.example.net', priority: 20 }
    const { headers } = request
    const url = request.url.replace(/domain$/, 'dns')
    await sandbox.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
    return response
  }
  const applied = await hostwright(`apply ${file} --yes`, { fetch })
  expect(applied.stderr).toContain('The account is not yet as the file says.')
  expect(applied.stderr).toMatch(/^ {2}differs {4}hosting\/.*\/dns\/shop\.example MX .*other\.example\.net$/m)
  expect(applied.exitCode).toBe(4)
})

test('a plan of another journal that is the one made here before, and undone since, ends with exit code 4', async () => {
  const { hostwright, folder } = await createMachine({ limits: false })
  const file = join(folder, 'account.yaml')
  writeFileSync(file, 'version: 1\nvps: { web-01: { memo: shop } }\n')
  // A job that plans on a new runner has an empty journal each time, and the job that applies has one that lasts.
  const planned = async (runner: string): Promise<string> => {
    const plan = join(folder, `${runner}.plan`)
    await hostwright(`plan ${file} --out ${plan}`, { env: { HOSTWRIGHT_JOURNAL: join(folder, runner) } })
    return plan
  }
  expect((await hostwright(`apply ${await planned('monday')} --yes`)).exitCode).toBe(0)
  const again = await hostwright(`apply ${join(folder, 'monday.plan')} --yes`)
  expect([again.exitCode, again.stderr]).toEqual([0, expect.not.stringContaining('undone')])
  await hostwright("vps memo set web-01 --memo ''")
  const applied = await hostwright(`apply ${await planned('tuesday')} --yes`)
  expect(applied.stderr).toContain('These were undone since this plan made them. Plan again, here:\n')
  expect(applied.stderr).toMatch(/^ {2}differs {4}vps\/web-01\/memo$/m)
  expect(applied.exitCode).toBe(4)
  const here = join(folder, 'here.plan')
  await hostwright(`plan ${file} --out ${here}`)
  expect((await hostwright(`apply ${here} --yes`)).exitCode).toBe(0)
})
