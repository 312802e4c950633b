import { createMemoryJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import { mainKey, type Proxy } from '../connect.ts'
import { minute } from '../scene.ts'
import { aServer, anOrder, consent, createStage, hostingConsent, thrownBy } from './stage.ts'

const intent = (word: string) => ({ ...consent, intent: word })

test.each([['vps'], ['hosting']] as const)(
  '%s: another address and a new key of the same account, every hour of a night: paid once',
  async (product) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    const addresses = [
      'https://api.example.org',
      'https://api.example.org/',
      'https://api-2.example.org',
      'https://api.example.com',
    ]
    for (let hour = 0; hour < 12; hour += 1) {
      const key = hour === 0 ? mainKey : stage.addKey(`key-${hour}`)
      const program = stage.program({ journal, apiKey: key, address: addresses[hour % 4]! })
      if (product === 'vps') await program.vps.ensure(anOrder(), intent('shop'))
      else await program.hosting.ensure(aServer(), { ...hostingConsent, intent: 'shop' })
      await stage.pass(60 * minute)
    }
    expect(stage.bought()).toBe(1)
  },
)

test('a key that sees selected VPSs only, none of the journal: the key is named, and nothing is ordered', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  await stage.pass(10 * minute)
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  const key = stage.addKey('narrow-key', { allow_signup: false, target_mode: 'selected', targets: [] })
  const error = await thrownBy(stage.program({ journal, apiKey: key }).vps.find(anOrder('web-2')))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'apiKey' })
})

test('a VPS that maintenance moves while another order never arrived: the order is settled as not executed', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).vps.ensure(anOrder('old'), consent)
  await stage.pass(120 * minute)
  const breaks: Proxy = (_, pass, kind) =>
    kind === 'order' ? Promise.reject(new TypeError('fetch failed')) : pass()
  await thrownBy(stage.program({ journal, proxy: breaks }).vps.ensure(anOrder('new'), consent))
  stage.sandbox.maintenance.moveVps(stage.sandbox.servers()[0]!.target)
  await stage.pass(80 * minute)
  const { vps } = stage.program({ journal })
  expect((await vps.ensure(anOrder('new'), consent)).state).toBe('ordered')
  expect((await vps.ensure(anOrder('old'), consent)).state).toBe('existing')
  expect(stage.bought()).toBe(2)
})

test('hosting with a server_id that never arrived, while a colleague orders others with the same key: settled after 15 minutes', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const breaks: Proxy = (_, pass, kind) =>
    kind === 'order' ? Promise.reject(new TypeError('fetch failed')) : pass()
  await thrownBy(stage.program({ journal, proxy: breaks }).hosting.ensure(aServer('shop'), hostingConsent))
  await stage.program().hosting.ensure(aServer('blog'), hostingConsent)
  await stage.pass(17 * minute)
  expect((await stage.program({ journal }).hosting.ensure(aServer('shop'), hostingConsent)).state).toBe(
    'ordered',
  )
  expect(stage.bought()).toBe(2)
})

test('a confirmed VPS that maintenance moves before anybody reads its uuid: it is existing, and one VPS is paid', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const ensure = () => stage.program({ journal }).vps.ensure(anOrder(), { ...consent, intent: 'shop' })
  await ensure()
  await stage.pass(10 * minute)
  stage.sandbox.maintenance.moveVps(stage.sandbox.servers()[0]!.target)
  expect((await ensure()).state).toBe('existing')
  stage.sandbox.maintenance.moveVps(stage.sandbox.servers()[0]!.target)
  const { state, contract } = await ensure()
  expect({ state, uuid: contract.uuid }).toEqual({
    state: 'existing',
    uuid: stage.sandbox.servers()[0]!.target,
  })
  expect(stage.bought()).toBe(1)
})

test('a key function that changes the key between the quote and the order: at most one VPS is paid, and nothing shows a key', async () => {
  const stage = await createStage()
  const second = stage.addKey('second-key-of-the-account')
  let calls = 0
  const key = () => ((calls += 1) % 2 === 0 ? mainKey : second)
  const { vps, journal } = stage.program({ apiKey: key })
  for (let run = 0; run < 6; run += 1) {
    const error = await thrownBy(vps.ensure(anOrder('web-1'), consent))
    expect(JSON.stringify(error ?? null) + String(error)).not.toContain(second)
    await stage.pass(20 * minute)
  }
  expect(stage.bought()).toBeLessThanOrEqual(1)
  expect(JSON.stringify(await journal.list())).not.toContain(second)
})
