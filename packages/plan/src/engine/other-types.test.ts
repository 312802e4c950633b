import { expect, test } from 'vitest'
import { applyPlan } from '../apply/apply-plan.ts'
import { planZone } from '../apply/apply-zone.ts'
import { parseDesired } from '../desired/parse-desired.ts'
import { exportAccount } from '../export/export-account.ts'
import { setUp } from '../testing/set-up.ts'
import { parseZoneFile } from '../zone-file/parse-zone-file.ts'
import { planAccount } from './plan-account.ts'

const noList = 'is no list: give a list of'
const lists = ['delete', 5, null, new Set(['delete']), { delete: true }]

const rows: readonly (readonly [field: string, options: object, message: string])[] = [
  ['allow', { allow: [5] }, 'allow has 5: give texts'],
  ['allow', { allow: [['delete']] }, 'allow has ["delete"]: give texts'],
  ['mostOfDay', { mostOfDay: '20' }, 'mostOfDay is of the type string: give changes as a number, from 0'],
  ['onSurprise', { onSurprise: 'Stop' }, `onSurprise is "Stop": give 'stop' or 'skip'`],
  ...['dryRun', 'expects', 'mostofday'].map(
    (name) => [name, { [name]: true }, `${name} is no option of applyPlan: leave it out`] as const,
  ),
  ['client', { client: undefined }, 'client is missing: give that of createClient'],
  ...lists.map((allow) => ['allow', { allow }, `allow ${noList} texts`] as const),
]

/** Programs in JavaScript give other types: no letter of a text may become an entry, and nothing is sent. */
test.each(rows)(
  'applyPlan rejects the option %s of another type or name: %j',
  async (field, options, message) => {
    const { client, requests } = await setUp()
    const plan = await planAccount(client, { version: 1, vps: { 'web-01': { memo: 'front' } } })
    requests.length = 0
    await expect(applyPlan(plan, { client, ...options })).rejects.toMatchObject({
      name: 'ConfigError',
      field,
      message: expect.stringContaining(message),
    })
    expect(requests).toEqual([])
  },
)

test.each(lists)('planAccount and exportAccount reject what is no list: %j', async (given) => {
  const { client, requests } = await setUp()
  const list = given as unknown as []
  for (const field of ['rotate', 'only', 'actions'] as const) {
    await expect(planAccount(client, { version: 1 }, { [field]: list })).rejects.toThrow(`${field} ${noList}`)
  }
  await expect(exportAccount(client, { only: list })).rejects.toThrow(`only ${noList}`)
  const zone = { servername: 'hw123456.example.jp', domain: 'example.com', records: [] }
  for (const field of ['ignore', 'keep'] as const) {
    await expect(planZone(client, { ...zone, [field]: list })).rejects.toThrow(`${field} ${noList}`)
  }
  expect(requests).toEqual([])
})

test('a file that was read as bytes says how to read it', () => {
  const bytes = new TextEncoder().encode('version: 1\n')
  expect(() => parseDesired(bytes)).toThrow("the file is bytes: read it as text, with the encoding 'utf8'")
  const texts = ['version: 1\n'] as unknown as []
  expect(() => parseDesired(texts)).toThrow('has no text: give each as { name, text }')
  expect(() => parseZoneFile('example.com', bytes as unknown as string)).toThrow(
    "text is no text: read the file with 'utf8'",
  )
})
