import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { checkReadings } from './check-readings.ts'
import { loadDescription } from './description.ts'
import type { Reading } from './reading.ts'
import { toName } from './to-place.ts'
import { walk } from './walk.ts'

/** A response that was modified in one place, with that place. */
interface Mutated {
  readonly reading: Reading
  readonly at: string
}

const { baseUrl, apiKey, fetch, clock } = await createSandbox({ speed: 0 })
const { now, sleep } = clock
const client = createClient({ baseUrl, apiKey, fetch, now, monotonic: now, sleep })
const description = await loadDescription()
const { signal } = new AbortController()
const { readings } = await walk(client, description, { now, sleep, signal, most: 5, onProgress() {} })

/** Lists the paths of all properties of a response. */
function listPlaces(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 1) : Object.keys(value)
  return keys.flatMap((key) => [
    ...(typeof key === 'string' ? [[...path, key]] : []),
    ...listPlaces((value as Record<string | number, unknown>)[key], [...path, key]),
  ])
}

function mutate(reading: Reading, path: readonly (string | number)[], isRenamed: boolean): Mutated {
  const body = structuredClone(reading.body) as Record<string | number, unknown>
  let owner = body
  for (const key of path.slice(0, -1)) owner = owner[key] as typeof body
  const last = path.at(-1)!
  const steps = path.map((key) => (typeof key === 'number' ? '*' : toName(key)))
  const value = owner[last]
  if (isRenamed) {
    owner['renamed_by_a_test'] = value
    delete owner[last]
    return { reading: { ...reading, body }, at: [...steps.slice(0, -1), 'renamed_by_a_test'].join('.') }
  }
  owner[last] = Array.isArray(value)
    ? 'text'
    : typeof value === 'object' && value !== null
      ? 7
      : { unexpected: true }
  return { reading: { ...reading, body }, at: steps.join('.') }
}

function listMutations(): Mutated[] {
  return readings
    .filter(({ status, purpose }) => status === 200 && purpose === 'walk')
    .flatMap((reading) => [
      ...listPlaces(reading.body).flatMap((path) => [
        mutate(reading, path, false),
        // The names in this map can be any text, so a renamed one is no difference.
        ...(path.at(-2) === 'available_versions' ? [] : [mutate(reading, path, true)]),
      ]),
      { reading: { ...reading, status: 203 }, at: 'status 203' },
      { reading: { ...reading, headers: new Headers() }, at: 'X-RateLimit-Limit' },
      { reading: { ...reading, body: undefined, problem: 'is no JSON' }, at: '(the whole response)' },
    ])
}

test('the responses of the sandbox have no differences from the description', () => {
  expect(checkReadings(description, readings).findings).toEqual([])
})

test('of 200 mutated responses, each difference is found and named', () => {
  const all = listMutations()
  // Spread evenly over all mutants, so that each operation has some.
  const chosen = Array.from({ length: 200 }, (_, index) => all[Math.floor((index * all.length) / 200)]!)
  const missed = chosen.filter(({ reading, at }) => {
    const { findings } = checkReadings(description, [reading])
    return !findings.some(
      (finding) => finding.operation === reading.operation.operationId && finding.at === at,
    )
  })
  expect(missed.map(({ reading, at }) => `${reading.operation.operationId} ${at}`)).toEqual([])
})

test('an unknown value of a set that may grow is found, and the value is not reported', () => {
  const reading = readings.find(({ operation }) => operation.operationId === 'listDnsRecords')
  const body = structuredClone(reading!.body) as { records: { type: string }[] }
  body.records[0]!.type = 'Jane'
  const { findings } = checkReadings(description, [{ ...reading!, body }])
  expect(findings).toMatchObject([{ check: 'value', at: 'records.*.type' }])
  expect(JSON.stringify(findings)).not.toContain('Jane')
})

test.each([
  ['a domain', 'shop.example.com'],
  ['an address of mail', 'info@example.com'],
  ['a server', 'hw123456'],
  ['an id', '00000000-0000-4000-8000-000000000001'],
  ['a text', 'Jane Doe'],
])('an unknown property whose name is %s is found, and its name is not reported', (_, name) => {
  const reading = readings.find(({ operation }) => operation.operationId === 'listDomains')
  const body = { ...(reading!.body as object), [name]: { [name]: 1 } }
  const { findings } = checkReadings(description, [{ ...reading!, body }])
  expect(findings).toContainEqual(expect.objectContaining({ at: '{}', message: 'is not described' }))
  expect(JSON.stringify(findings)).not.toContain(name)
})
