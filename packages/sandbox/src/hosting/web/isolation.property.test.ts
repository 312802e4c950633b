import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Caller, createCaller } from '../../testing/create-caller.ts'
import { below, type HostingSetUp, seededDomain, serverPath, setUpHosting } from '../../testing/hosting.ts'

/** A resource with its own path: how it is created, and the requests that use it. */
interface Resource {
  readonly create: (hosting: HostingSetUp, number: number) => Promise<string>
  readonly uses: readonly { readonly method: string; readonly suffix?: string; readonly body?: object }[]
}

const remove = { method: 'DELETE' }
const changeMemo = { method: 'PUT', body: { memo: 'mine' } }

const resources: Readonly<Record<string, Resource>> = {
  domain: {
    async create({ addDomain }, number) {
      const name = `site${number}.example`
      expect(await addDomain(name)).toMatchObject({ status: 200 })
      return `/domain/${name}`
    },
    uses: [
      { method: 'GET' },
      changeMemo,
      { method: 'POST', suffix: '/reset', body: { type: 'all' } },
      remove,
    ],
  },
  subdomain: {
    async create({ onServer }, number) {
      const subdomain = `sub${number}.${seededDomain}`
      expect(await onServer('POST /subdomain', { body: { subdomain } })).toMatchObject({ status: 200 })
      return `/subdomain/${subdomain}`
    },
    uses: [changeMemo, remove],
  },
  certificate: {
    async create({ onServer }, number) {
      const subdomain = `ssl${number}.${seededDomain}`
      expect(await onServer('POST /subdomain', { body: { subdomain } })).toMatchObject({ status: 200 })
      return `/ssl/${subdomain}`
    },
    uses: [remove],
  },
  record: {
    async create({ onServer }, number) {
      const body = { domain: seededDomain, host: `host${number}`, type: 'A', content: '192.0.2.1' }
      return `/dns/${(await onServer<{ id: number }>('POST /dns', { body })).body.id}`
    },
    uses: [{ method: 'PUT', body: { ttl: 60 } }, remove],
  },
  sshKey: {
    async create({ onServer }) {
      const { body } = await onServer<{ id: string }>('POST /ssh/key', { body: { generate: true } })
      return `/ssh/key/${body.id}`
    },
    uses: [remove],
  },
  phpVersion: {
    async create({ addDomain }, number) {
      const name = `php${number}.example`
      expect(await addDomain(name)).toMatchObject({ status: 200 })
      return `/php-version/${name}`
    },
    uses: [{ method: 'PUT', body: { version: '8.4' } }],
  },
}

const step = fc.record({
  kind: fc.constantFrom(...Object.keys(resources)),
  use: fc.nat(),
  by: fc.constantFrom('its own server', 'another server', 'a key of another server', 'a key that only reads'),
})

test('a resource is reached through its own server and its keys only, and not after its deletion', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
    const hosting = await setUpHosting()
    const { sandbox, call } = hosting
    const otherPath = `/v1/server/${await hosting.orderServer('other1')}`
    const { keys } = sandbox
    const others = keys.create({ server: { target_mode: 'selected', targets: ['other1.example.jp'] } })
    const reading = keys.create({ permission_type: 'read' })
    for (const [index, { kind, use, by }] of steps.entries()) {
      const { create, uses } = resources[kind]!
      const path = await create(hosting, index)
      const { method, suffix = '', body } = uses[use % uses.length]!
      const run = (caller: Caller, base: string) => caller(`${method} ${base}${path}${suffix}`, { body })
      const before = await show(hosting)
      switch (by) {
        case 'another server':
          expect((await run(call, otherPath)).status).toBe(404)
          expect(await show(hosting)).toEqual(before)
          break
        case 'a key of another server':
          expect((await run(createCaller(sandbox, others), serverPath)).status).toBe(403)
          expect(await show(hosting)).toEqual(before)
          break
        case 'a key that only reads':
          expect((await run(createCaller(sandbox, reading), serverPath)).status).toBe(
            method === 'GET' ? 200 : 403,
          )
          expect(await show(hosting)).toEqual(before)
          break
        case 'its own server':
          expect((await run(call, serverPath)).status).toBe(200)
          if (method === 'DELETE') await expectGone(hosting, path, uses)
      }
    }
    await sandbox.close()
  })
  await fc.assert(property, { numRuns: 60 })
})

async function expectGone({ onServer }: HostingSetUp, path: string, uses: Resource['uses']): Promise<void> {
  for (const { method, suffix = '', body } of uses) {
    expect((await onServer(`${method} ${path}${suffix}`, { body })).status).toBe(404)
  }
}

/** Returns the responses of all lists of the first server. */
async function show({ call }: HostingSetUp): Promise<unknown[]> {
  const lists = ['domain', 'subdomain', 'ssl', 'dns', 'ssh/key', 'php-version', 'server-info/usage']
  const shown: unknown[] = []
  for (const list of lists) {
    const { status, body } = await call(below(serverPath, `GET /${list}`))
    expect(status, list).toBe(200)
    shown.push(body)
  }
  return shown
}
