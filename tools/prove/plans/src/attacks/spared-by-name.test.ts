import { parseDesired } from '@hostwright/plan'
import { expect } from 'vitest'
import { server, test, zoneFile } from './plan-scene.ts'

const proof = { domain: 'example.com', host: '_acme-challenge', type: 'TXT', content: 'proof' } as const
const native = { domain: 'example.com', host: '例え', type: 'A', content: '192.0.2.8' } as const

/** Other spellings of a pattern that spares the TXT record, each as somebody would write it. */
test.for([
  `hosting/${server}./dns/_acme-challenge.**`,
  'hosting/*/dns/_ACME-Challenge.example.com. TXT',
  'hosting/*/dns/_acme-challenge.example.com',
  'hosting/*/dns/_acme-challenge.example.com txt',
])('%s in keep or ignore spares the record, whatever is allowed', async (pattern, { scene, runner }) => {
  await scene.site.dns.create(proof)
  for (const list of ['keep', 'ignore']) {
    const plan = await runner.plan(`${zoneFile('[]')}\n${list}: ['${pattern}']`)
    expect(plan.changes.map(({ address }) => address).filter((one) => one.includes('TXT'))).toEqual([])
    expect(plan.changes).not.toEqual([])
  }
})

test('a native name in keep spares a record that the API lists in Punycode', async ({ scene, runner }) => {
  await scene.site.dns.create(native)
  const plan = await runner.plan(`${zoneFile('[]')}\nkeep: ['hosting/*/dns/例え.example.com']`)
  expect(plan.changes.map(({ address }) => address).filter((one) => one.includes('192.0.2.8'))).toEqual([])
})

test.for(['dns/_acme-challenge.**', '_acme-challenge.**', `/hosting/${server}/dns/**`, 'hosting/*/dns/**/'])(
  '%s in keep or ignore spares nothing, and is an error of the file',
  (pattern) => {
    for (const list of ['keep', 'ignore'])
      expect(() => parseDesired(`${zoneFile('[]')}\n${list}: ['${pattern}']`)).toThrow(/line \d+.*address/)
  },
)

test('a keep with another name of the server than the file has: an error, and no plan without it', async ({
  runner,
}) => {
  const file = zoneFile('[]').replace(server, server.split('.')[0]!)
  await expect(runner.plan(`${file}\nkeep: ['hosting/${server}/**']`)).rejects.toThrow(/use one name/)
  const [uuid, name] = ['00000000-0000-4000-8000-000000000001', 'web-01']
  const rules = 'packet_filter: { prune: true, rules: [] }'
  const vps = `version: 1\nvps: { ${uuid}: { ${rules} } }\nkeep: ['vps/${name}/packet_filter/**']`
  await expect(runner.plan(vps)).rejects.toThrow(/use one name/)
  await expect(runner.plan(vps.replace(`${uuid}:`, `${name}:`))).resolves.toMatchObject({ changes: [] })
})

test.for(['hosting/hw12345.example.jp/dns/**', 'hosting/other', 'vps/web-99/**'])(
  '%s in keep or ignore, with a server that the file does not have: an error, and no plan without it',
  async (pattern, { runner }) => {
    for (const list of ['keep', 'ignore'])
      await expect(runner.plan(`${zoneFile('[]')}\n${list}: ['${pattern}']`)).rejects.toThrow(
        `has ${pattern}, and the file has no ${pattern.split('/', 2).join('/')}`,
      )
  },
)
