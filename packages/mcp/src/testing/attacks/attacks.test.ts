import { expect, test } from 'vitest'
import { attacksByShape } from './attacks-by-shape.ts'
import { attacksOnSecrets } from './attacks-on-secrets.ts'
import { attacksOnTheAccount } from './attacks-on-the-account.ts'
import { brokenRequests, foreignRequests } from './attacks-over-http.ts'
import { server } from '../files.ts'
import { everything, planted, start, type Target, token } from './mcp-scene.ts'

const dangerous =
  /^DELETE |\/power\/(?:stop|reboot)$|\/os-reinstall$|\/reset$|^POST \/v1\/(?:server|vps\/servers)$|packet-filter$/

function expectUnharmed({ writes, sent, sandbox }: Target): void {
  expect(writes.filter((write) => dangerous.test(write))).toEqual([])
  const bytes = sent.join('\n')
  for (const secret of [sandbox.apiKey, token, planted]) expect(bytes).not.toContain(secret)
}

const programs = Object.entries({
  ...attacksByShape,
  ...attacksOnTheAccount,
  ...attacksOnSecrets,
  ...brokenRequests,
})

test('there are at least 130 programs', () => {
  expect(programs.length + Object.keys(foreignRequests).length).toBeGreaterThanOrEqual(130)
})

test.each(['modern', 'legacy'] as const)(
  'a %s client that may do all that an agent may gets nothing past the server',
  async (era) => {
    let plans = 0
    for (const [name, attack] of programs) {
      const target = await start(everything, era)
      await attack(target)
      expect({ name, writes: target.writes.filter((write) => dangerous.test(write)) }).toEqual({
        name,
        writes: [],
      })
      expectUnharmed(target)
      plans += target.plans.size
    }
    // A server that makes no plan at all would harm nobody.
    expect(plans).toBeGreaterThan(20)
  },
)

test.each(['modern', 'legacy'] as const)(
  'a %s client of a server that only reads writes nothing at all',
  async (era) => {
    const target = await start('', era)
    for (const [name, attack] of programs) {
      await attack(target)
      expect({ name, writes: target.writes }).toEqual({ name, writes: [] })
    }
    expectUnharmed(target)
  },
)

test.each(Object.entries(foreignRequests))('a request that %s is rejected', async (_, attack) => {
  const target = await start(everything, 'modern')
  const { status, text } = (await attack(target)) as { readonly status: number; readonly text: string }
  expect(status).toBeGreaterThanOrEqual(400)
  expect(text).not.toContain('jsonrpc')
  expectUnharmed(target)
})

test('a server that is limited to one server does not know the others, whatever it is asked', async () => {
  const target = await start(`${everything} --servers ${server}`, 'modern')
  const uuid = '00000000-0000-4000-8000-000000000001'
  const calls: [string, object][] = [
    ['read', { operation: 'listVpsServers' }],
    ['read', { operation: 'getVpsServer', parameters: { uuid } }],
    ['read', { operation: 'getVpsServer', parameters: { uuid: uuid.toUpperCase() } }],
    ['read', { operation: 'getVpsPower', parameters: { uuid: `./${uuid}` } }],
    ['read', { operation: 'getVpsPower', parameters: { uuid: `%2e/${uuid}` } }],
    [
      'wait',
      { operation: 'getVpsPower', parameters: { uuid }, property: 'power.status', values: ['running'] },
    ],
    ['plan', { file: 'version: 1\nvps: { web-01: { memo: x } }' }],
    ['plan', { file: `version: 1\nvps: { ${uuid}: { memo: x } }` }],
    ['plan', { actions: [{ action: 'reboot', vps: 'web-01' }] }],
    ['audit', {}],
    ['export', {}],
    ['logs', {}],
  ]
  for (const [name, args] of calls) await target.call(name, args)
  expect(target.sent.join('\n')).not.toMatch(/203\.0\.113\.1|Standard 2GB|web-01 \(/)
  expect(target.writes).toEqual([])
})

test('a plan of one server is no plan of another one with the same folder but fewer rights', async () => {
  const strong = await start(everything, 'modern')
  const weak = await start(`--allow write --plans ${strong.folder}/plans`, 'modern')
  const { data } = await strong.call('plan', { file: 'version: 1\nvps: { web-01: { power: stopped } }' })
  expect(data).toHaveProperty('digest')
  await weak.call('apply', { digest: data['digest'] })
  expectUnharmed(weak)
  expectUnharmed(strong)
})
