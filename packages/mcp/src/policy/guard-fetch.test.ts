import { expect, test } from 'vitest'
import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { loadDescription } from '../description/load-description.ts'
import { guardFetch } from './guard-fetch.ts'
import { createOrdinaryWrites } from './ordinary-writes.ts'

const base = 'https://api.example.com/prefix'

/** Sends every operation of the description, and returns those that got through. */
async function sendAll(): Promise<{ readonly passed: string[]; readonly rejected: string[] }> {
  const description = await loadDescription()
  const passed: string[] = []
  const rejected: string[] = []
  const isOrdinary = createOrdinaryWrites(description)
  const guarded = guardFetch(
    async () => new Response(),
    async (request) => isOrdinary(request),
  )
  for (const { operationId, method, path } of description.operations.values()) {
    const request = new Request(base + path.replaceAll(/\{\w+\}/g, 'some%2Fname'), { method })
    await guarded(request).then(
      () => passed.push(operationId),
      () => rejected.push(operationId),
    )
  }
  return { passed, rejected }
}

test('every operation that erases, interrupts or costs is stopped on its way out, and every other one passes', async () => {
  const { passed, rejected } = await sendAll()
  expect(passed.length + rejected.length).toBe(table.length)
  expect(rejected).toHaveLength(23)
  expect(rejected).toEqual(
    expect.arrayContaining([
      'orderVps',
      'orderHostingServer',
      'reinstallVps',
      'rebootVps',
      'stopVps',
      'resetDomain',
    ]),
  )
  expect(rejected.filter((name) => name.startsWith('delete'))).toEqual(
    [...passed, ...rejected].filter((name) => name.startsWith('delete')),
  )
})

test('a write that the description does not have is stopped', async () => {
  const isOrdinary = createOrdinaryWrites(await loadDescription())
  const guarded = guardFetch(
    async () => new Response(),
    async (request) => isOrdinary(request),
  )
  for (const [method, path] of [
    ['POST', '/v1/vps/servers/uuid/destroy'],
    ['PATCH', '/v1/vps/servers/uuid/name'],
    ['DELETE', '/v1/vps/servers/uuid'],
  ])
    await expect(guarded(new Request(base + path, { method: method! }))).rejects.toThrow('nothing was sent')
})
