import { ConfigError, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import {
  aServer,
  anOrder,
  consent,
  createStage,
  hostingConsent,
  lost,
  mainKey,
  thrownBy,
  type Alter,
} from './stage.ts'

const intent = (word: string) => ({ ...consent, intent: word })

test.each([
  ['a name, then the same word as an intent', 'shop', true, 'shop', false],
  ['an intent, then the same word as a name', 'shop', false, 'shop', true],
  ['an intent in NFD, then in NFC', 'cafe\u0301', false, 'caf\u00e9', false],
])('%s: one VPS is paid, and found as the other', async (_, first, firstIsName, second, secondIsName) => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const ensure = (word: string, isName: boolean) => {
    const { vps } = stage.program({ journal })
    return isName ? vps.ensure(anOrder(word), consent) : vps.ensure(anOrder(), intent(word))
  }
  expect((await ensure(first, firstIsName)).state).toBe('ordered')
  expect((await ensure(second, secondIsName)).state).toBe('existing')
  await stage.later(10)
  expect((await ensure(second, secondIsName)).state).toBe('existing')
  expect(stage.paid()).toBe(1)
})

test('a VPS ordered by an intent, then looked for by the word as a name: it exists and its name differs', async () => {
  const stage = await createStage()
  const { vps } = stage.program()
  await vps.ensure(anOrder(), intent('shop'))
  await stage.later(10)
  const { state, differs } = await vps.ensure(anOrder('shop'), consent)
  expect({ state, differs }).toEqual({ state: 'existing', differs: ['name'] })
})

test.each([
  'shop\n',
  ' shop',
  'shop ',
  '\u00a0shop',
  'sh\u200bop',
  'sh\u0000op',
  'shop\ufeff',
  'sh\u2060op',
  'sh\u00adop',
  'sh\u200dop',
  'sh\u202eop',
  '\u3000shop',
  'sh\u0085op',
  'sh\u180eop',
])('an intent that looks like another one (%j): rejected before any request', async (word) => {
  const stage = await createStage()
  let requests = 0
  const counts: Alter = (_, pass) => {
    requests += 1
    return pass()
  }
  const error = await thrownBy(stage.program({ alter: counts }).vps.ensure(anOrder(), intent(word)))
  expect(error).toBeInstanceOf(ConfigError)
  expect(error).toMatchObject({ field: 'intent' })
  expect(requests).toBe(0)
})

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
      const program = stage.program({ journal, key, address: addresses[hour % 4]! })
      if (product === 'vps') await program.vps.ensure(anOrder(), intent('shop'))
      else await program.hosting.ensure(aServer(), { ...hostingConsent, intent: 'shop' })
      await stage.later(60)
    }
    expect(stage.paid()).toBe(1)
  },
)

test('two journals by mistake and two keys, once the VPS of the intent is listed: the second finds it', async () => {
  const stage = await createStage()
  await stage.program().vps.ensure(anOrder(), intent('shop'))
  await stage.later(10)
  const { state } = await stage
    .program({ key: stage.addKey('second-key') })
    .vps.ensure(anOrder(), intent('shop'))
  expect(state).toBe('existing')
  expect(stage.paid()).toBe(1)
})

test('two customers who order the same name: the orders leave under two Idempotency-Keys', async () => {
  const sent: (string | null)[] = []
  for (const customer of [1, 2]) {
    const stage = await createStage({ seed: customer })
    const notes: Alter = (step, pass) => {
      if (step.kind === 'order') sent.push(step.request.headers.get('Idempotency-Key'))
      return pass()
    }
    await stage.program({ alter: notes }).vps.ensure(anOrder('web-1'), consent)
  }
  expect(new Set(sent).size).toBe(2)
})

/** Orders for one customer, and then uses the journal with another customer's key. */
async function withJournalOfAnother(
  minutes: number,
  prepare: (journal: OrderJournal) => Promise<void> = async () => {},
) {
  const [theirs, ours] = [await createStage(), await createStage()]
  const journal = createMemoryJournal()
  await theirs.program({ journal }).vps.ensure(anOrder('theirs'), consent)
  await theirs.later(minutes)
  await ours.later(minutes)
  if (minutes > 0) await theirs.program({ journal }).vps.ensure(anOrder('theirs'), consent)
  await prepare(journal)
  return { ours, journal }
}

test.each(['https://api.example.org', 'https://api.example.com'])(
  'the journal of another customer, at %s: it is named, and nothing is ordered',
  async (address) => {
    const { ours, journal } = await withJournalOfAnother(10)
    const error = await thrownBy(
      ours.program({ journal, key: ours.addKey('our-key'), address }).vps.ensure(anOrder('web-1'), consent),
    )
    expect(error).toMatchObject({ name: 'ConfigError', field: 'journal' })
    expect(String(error)).toContain('https://api.example.org')
    expect(String(error)).toContain('theirs')
    expect(String(error)).toContain(address)
    expect(ours.paid()).toBe(0)
  },
)

test.each(['theirs', 'web-1'])(
  'the journal of another customer whose VPS is being set up, and an order here %s with the same number: not taken for it',
  async (word) => {
    const { ours, journal } = await withJournalOfAnother(0)
    await ours.program().vps.ensure(anOrder('ours'), consent)
    const key = ours.addKey('second-key')
    const result = await ours
      .program({ journal, key, address: 'https://api.example.com' })
      .vps.ensure(anOrder(word), consent)
      .catch((error: unknown) => error)
    expect(result).toBeInstanceOf(Error)
    expect(ours.paid()).toBe(1)
  },
)

test('two customers in one test process without journals of their own: the second gets an error, not a wrong order', async () => {
  const [theirs, ours] = [await createStage(), await createStage()]
  const journal = createMemoryJournal()
  for (const stage of [theirs]) await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  await theirs.later(10)
  await ours.later(10)
  await theirs.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  const key = ours.addKey('our-key')
  const error = await thrownBy(ours.program({ journal, key }).vps.ensure(anOrder('web-1'), consent))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'journal' })
  expect(ours.paid()).toBe(0)
})

test('a key that sees selected VPSs only, none of the journal: the key is named, and nothing is ordered', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  await stage.later(10)
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  const key = stage.addKey('narrow-key', { allow_signup: false, target_mode: 'selected', targets: [] })
  const error = await thrownBy(stage.program({ journal, key }).vps.find(anOrder('web-2')))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'apiKey' })
})

test("an intent whose word is the name of a colleague's VPS: the error names its uuid, and nothing is ordered", async () => {
  const stage = await createStage()
  await stage.program().vps.ensure(anOrder('shop'), consent)
  await stage.later(120)
  const error = await thrownBy(stage.program().vps.ensure(anOrder(), intent('shop')))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'intent' })
  expect(String(error)).toContain(stage.sandbox.servers()[0]!.target)
  expect(stage.paid()).toBe(1)
})

test('two VPSs of the name: the error names both uuids, and nothing is ordered', async () => {
  const stage = await createStage()
  const { vps } = stage.program()
  await vps.ensure(anOrder('web-1'), consent)
  const second = await vps.quote({ ...anOrder('web-1') })
  await vps.place(second, { root_password: 'Correct-Horse-7', agree_to_terms: true })
  await stage.later(120)
  const error = await thrownBy(stage.program().vps.ensure(anOrder('web-1'), consent))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'name' })
  for (const { target } of stage.sandbox.servers()) expect(String(error)).toContain(target)
  expect(stage.paid()).toBe(2)
})

test('a VPS that maintenance moves while another order never arrived: the order is settled as not executed', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).vps.ensure(anOrder('old'), consent)
  await stage.later(120)
  const breaks: Alter = (step, pass) =>
    step.kind === 'order' ? Promise.reject(new TypeError('fetch failed')) : pass()
  await thrownBy(stage.program({ journal, alter: breaks }).vps.ensure(anOrder('new'), consent))
  stage.sandbox.maintenance.moveVps(stage.sandbox.servers()[0]!.target)
  await stage.later(80)
  const { vps } = stage.program({ journal })
  expect((await vps.ensure(anOrder('new'), consent)).state).toBe('ordered')
  expect((await vps.ensure(anOrder('old'), consent)).state).toBe('existing')
  expect(stage.paid()).toBe(2)
})

test("a lost order, and a colleague's VPS of the same name with another key: never called executed, never ordered again", async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const breaks: Alter = (step, pass) =>
    step.kind === 'order' ? Promise.reject(new TypeError('fetch failed')) : pass()
  const { vps } = stage.program({ journal, alter: breaks })
  const quote = await vps.quote(anOrder('web-1'))
  await thrownBy(vps.place(quote, { root_password: 'Correct-Horse-7', agree_to_terms: true }))
  await stage.program({ key: stage.addKey('colleague') }).vps.ensure(anOrder('web-1'), consent)
  for (let look = 0; look < 10; look += 1) {
    await stage.later(10)
    const { outcome } = await stage.program({ journal }).vps.reconcile(quote)
    expect(outcome).not.toBe('executed')
    if (look > 1) expect(outcome).toBe('unknown')
  }
})

test('an order of an intent whose response is lost, renamed in the panel before anybody looks: never called not executed', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const { vps } = stage.program({ journal, alter: lost('order') })
  const quote = await vps.quote(anOrder())
  await thrownBy(vps.place(quote, { root_password: 'Correct-Horse-7', agree_to_terms: true }))
  await stage.later(10)
  const renamed: Alter = async ({ kind, path }, pass) => {
    const response = await pass()
    if (kind !== 'read' || !path.startsWith('/v1/vps/servers')) return response
    return new Response((await response.text()).replaceAll(quote.order.name!, 'renamed-by-hand'), response)
  }
  for (let look = 0; look < 10; look += 1) {
    expect((await stage.program({ journal, alter: renamed }).vps.reconcile(quote)).outcome).toBe('unknown')
    await stage.later(20)
  }
})

test('hosting with a server_id that never arrived, while a colleague orders others with the same key: settled after 15 minutes', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const breaks: Alter = (step, pass) =>
    step.kind === 'order' ? Promise.reject(new TypeError('fetch failed')) : pass()
  await thrownBy(stage.program({ journal, alter: breaks }).hosting.ensure(aServer('shop'), hostingConsent))
  await stage.program().hosting.ensure(aServer('blog'), hostingConsent)
  await stage.later(17)
  expect((await stage.program({ journal }).hosting.ensure(aServer('shop'), hostingConsent)).state).toBe(
    'ordered',
  )
  expect(stage.paid()).toBe(2)
})
