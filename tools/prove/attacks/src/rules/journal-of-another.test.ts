import { createMemoryJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import { apiError } from '../proxies.ts'
import type { Proxy } from '../connect.ts'
import { minute } from '../scene.ts'
import { anOrder, aServer, consent, createStage, hostingConsent, thrownBy, type Stage } from './stage.ts'

const addresses = ['https://api.example.org', 'https://api.example.com']

type Program = ReturnType<Stage['program']>

/** A customer whose journal has a VPS, ordered some minutes ago, and another customer with a key of their own. */
async function twoCustomers(minutes: number) {
  const [theirs, ours] = [await createStage(), await createStage()]
  const journal = createMemoryJournal()
  await theirs.program({ journal }).vps.ensure(anOrder('theirs'), consent)
  await theirs.pass(minutes * minute)
  await ours.pass(minutes * minute)
  return { theirs, ours, journal, key: ours.addKey('our-key') }
}

test.each(addresses.flatMap((address) => [0, 60].map((minutes) => [address, minutes] as const)))(
  'the journal of another customer, at %s, who ordered a VPS %i minutes ago that nobody has looked at: nothing is ordered',
  async (address, minutes) => {
    const { ours, journal, key } = await twoCustomers(minutes)
    expect(
      await thrownBy(ours.program({ journal, apiKey: key, address }).vps.ensure(anOrder('web-1'), consent)),
    ).toBeInstanceOf(Error)
    expect(ours.bought()).toBe(0)
  },
)

test.each(addresses)(
  'the journal of another customer, at %s, and another order here whose id is the same number: not taken for theirs',
  async (address) => {
    const { ours, journal, key } = await twoCustomers(0)
    await ours.program({ apiKey: key }).vps.ensure(anOrder('ours'), consent)
    const second = ours.addKey('our-second-key')
    for (const word of ['theirs', 'web-1'])
      expect(
        await thrownBy(ours.program({ journal, apiKey: second, address }).vps.ensure(anOrder(word), consent)),
      ).toBeInstanceOf(Error)
    expect(ours.bought()).toBe(1)
  },
)

test('the journal of another customer, and a quote of our own from it: no quote is made or placed', async () => {
  const { theirs, ours, journal, key } = await twoCustomers(60)
  await theirs.program({ journal }).vps.ensure(anOrder('theirs'), consent)
  const { vps } = ours.program({ journal, apiKey: key })
  const quote = await vps.quote(anOrder('web-1')).catch((error: unknown) => error)
  if (!(quote instanceof Error)) {
    const placed = vps.place(quote as Awaited<ReturnType<typeof vps.quote>>, {
      root_password: 'Correct-Horse-7',
      agree_to_terms: true,
    })
    expect(await thrownBy(placed)).toMatchObject({ name: 'ConfigError', field: 'journal' })
  }
  expect(ours.bought()).toBe(0)
})

/** Gives the VPSs of an account uuids of their own, as two accounts of the API have; the sandbox repeats them. */
const otherUuids: Proxy = async (request, pass) => {
  if (request.url.includes('00000000-0000-4000')) return apiError(404, 'VPS_NOT_FOUND')
  const response = await pass()
  return new Response(
    (await response.text()).replaceAll('00000000-0000-4000', '99999999-0000-4000'),
    response,
  )
}

const byName = ({ vps }: Program) => vps.ensure(anOrder('shop'), consent)
const byIntent = ({ vps }: Program) => vps.ensure(anOrder(), { ...consent, intent: 'shop' })

test.each([
  ['name', true],
  ['intent', false],
])(
  'the journal of another customer who has ordered the same %s: nothing more is ordered',
  async (_, isName) => {
    const [theirs, ours] = [await createStage(), await createStage()]
    const journal = createMemoryJournal()
    const shop = isName ? byName : byIntent
    await shop(theirs.program({ journal }))
    const own = createMemoryJournal()
    await ours.program({ journal: own }).vps.ensure(anOrder('first'), consent) // so that the ids differ
    await shop(ours.program({ journal: own }))
    await theirs.pass(60 * minute)
    await ours.pass(60 * minute)
    await shop(theirs.program({ journal }))
    const paid = ours.bought()
    const program = ours.program({ journal, apiKey: ours.addKey('our-key'), proxy: otherUuids })
    expect(await thrownBy(program.vps.ensure(anOrder('web-1'), consent))).toMatchObject({ field: 'journal' })
    expect(ours.bought()).toBe(paid)
  },
)

test.each([true, false])(
  'the journal of another customer who has ordered the same word (a name: %s) under the same id: nothing more is ordered',
  async (isName) => {
    const [theirs, ours] = [await createStage(), await createStage()]
    const journal = createMemoryJournal()
    const shop = isName ? byName : byIntent
    await shop(theirs.program({ journal }))
    await shop(ours.program())
    await theirs.pass(60 * minute)
    await ours.pass(60 * minute)
    await shop(theirs.program({ journal }))
    const program = ours.program({ journal, apiKey: ours.addKey('our-key'), proxy: otherUuids })
    const error = await thrownBy(program.vps.ensure(anOrder('web-1'), consent))
    expect({ paid: ours.bought(), error }).toMatchObject({
      paid: 1,
      error: { name: 'ConfigError', field: 'journal' },
    })
  },
)

test.each(addresses)(
  'the journal of another customer, at %s, who has ordered hosting only: no VPS is ordered',
  async (address) => {
    const [theirs, ours] = [await createStage(), await createStage()]
    const journal = createMemoryJournal()
    await theirs.program({ journal }).hosting.ensure(aServer('shop'), hostingConsent)
    await theirs.pass(60 * minute)
    await ours.pass(60 * minute)
    await theirs.program({ journal }).hosting.ensure(aServer('shop'), hostingConsent)
    const program = ours.program({ journal, apiKey: ours.addKey('our-key'), address })
    const error = await thrownBy(program.vps.ensure(anOrder('web-1'), consent))
    expect({ paid: ours.bought(), error }).toMatchObject({
      paid: 0,
      error: { name: 'ConfigError', field: 'journal' },
    })
  },
)

test('one journal for both products and two keys of one account, hosting first: the VPS is ordered', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).hosting.ensure(aServer('shop'), hostingConsent)
  const { vps } = stage.program({ journal, apiKey: stage.addKey('second-key') })
  expect(await vps.ensure(anOrder('web-1'), consent)).toMatchObject({ state: 'ordered' })
  expect(stage.bought()).toBe(2)
})
