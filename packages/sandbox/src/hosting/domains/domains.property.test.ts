import type { DnsRecordList, DomainList } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HostingSetUp, setUpHosting } from '../../testing/hosting.ts'

// With only two names, steps often affect the same domain.
const domain = fc.constantFrom('a.example', 'sub.a.example')
const content = fc.constantFrom('192.0.2.1', '192.0.2.2')
/** Index among the records so far, including deleted ones. */
const nth = fc.nat({ max: 20 })

const step = fc.oneof(
  fc.record({ kind: fc.constant('prove'), domain }),
  fc.record({ kind: fc.constant('add'), domain, isProven: fc.constantFrom(true, true, false) }),
  fc.record({ kind: fc.constant('delete'), domain }),
  fc.record({ kind: fc.constant('reset'), domain, type: fc.constantFrom('all', 'web', 'other') }),
  fc.record({ kind: fc.constant('record'), domain, host: fc.constantFrom('@', 'www', 'sub'), content }),
  fc.record({ kind: fc.constant('change'), nth, content }),
  fc.record({ kind: fc.constant('remove'), nth }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface ModelRecord {
  readonly domain: string
  readonly host: string
  readonly content: string
}

/** Model of the requirements and assumptions, written independently of the code. */
class Model {
  readonly domains = new Set<string>()
  readonly records = new Map<number, ModelRecord>()
  readonly ids: number[] = []

  isTwin(record: ModelRecord, ownId?: number): boolean {
    return [...this.records].some(
      ([id, { domain, host, content }]) =>
        id !== ownId && domain === record.domain && host === record.host && content === record.content,
    )
  }

  isProven(domain: string): boolean {
    return [...this.records.values()].some(
      (record) => record.domain === domain && record.content.startsWith('ownership-verify='),
    )
  }

  forgetRecords(domain: string): void {
    for (const [id, record] of this.records) if (record.domain === domain) this.records.delete(id)
  }
}

test('in any sequence domains and DNS records are as the model says, and no id comes back', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }),
    async (steps) => {
      const hosting = await setUpHosting({
        assumptions: {
          'dns-host-form': 'label',
          'first-dns-records': 'none',
        },
      })
      const { onServer } = hosting
      const { body } = await onServer<{ domain_validation_token: string }>('GET /server-info')
      const proof = `ownership-verify=${body.domain_validation_token}`
      const seeded = (await onServer<DnsRecordList>('GET /dns')).body.records.length
      const model = new Model()
      for (const next of steps) {
        await take(next, model, hosting, proof)
        const domains = (await onServer<DomainList>('GET /domain')).body.domains.slice(1)
        expect(domains.map(({ domain }) => domain)).toEqual([...model.domains])
        const records = (await onServer<DnsRecordList>('GET /dns')).body.records.slice(seeded)
        expect(
          new Map(records.map(({ id, domain, host, content }) => [id, { domain, host, content }])),
        ).toEqual(model.records)
      }
      expect(new Set(model.ids).size).toBe(model.ids.length)
      await hosting.sandbox.close()
    },
  )
  await fc.assert(property, { numRuns: 60 })
})

async function take(next: Step, model: Model, { onServer, proveOwnership }: HostingSetUp, proof: string) {
  const expectStatus = ({ status }: { readonly status: number }, wanted: number) =>
    expect(status, JSON.stringify(next)).toBe(wanted)
  const prove = async (domain: string): Promise<void> => {
    const record = { domain, host: '_ownership-verify', content: proof }
    const reply = await proveOwnership(domain)
    expectStatus(reply, model.isTwin(record) ? 409 : 200)
    if (reply.status === 200) keep(model, reply.body.id, record)
  }
  switch (next.kind) {
    case 'prove':
      return prove(next.domain)
    case 'add': {
      if (next.isProven) await prove(next.domain)
      const isAllowed = !model.domains.has(next.domain) && model.isProven(next.domain)
      expectStatus(await onServer('POST /domain', { body: { domain: next.domain } }), isAllowed ? 200 : 409)
      if (isAllowed) model.domains.add(next.domain)
      return
    }
    case 'delete': {
      expectStatus(
        await onServer(`DELETE /domain/${next.domain}`),
        model.domains.has(next.domain) ? 200 : 404,
      )
      if (model.domains.delete(next.domain)) model.forgetRecords(next.domain)
      return
    }
    case 'reset': {
      const reply = await onServer(`POST /domain/${next.domain}/reset`, { body: { type: next.type } })
      expectStatus(reply, model.domains.has(next.domain) ? 200 : 404)
      if (reply.status === 200 && next.type !== 'web') model.forgetRecords(next.domain)
      return
    }
    case 'record': {
      const { kind: _, ...record } = next
      const reply = await onServer<{ id: number }>('POST /dns', { body: { ...record, type: 'A' } })
      expectStatus(reply, !model.domains.has(next.domain) ? 404 : model.isTwin(record) ? 409 : 200)
      if (reply.status === 200) keep(model, reply.body.id, record)
      return
    }
    case 'change': {
      const id = model.ids[next.nth % model.ids.length] ?? 999_999
      const record = model.records.get(id)
      const changed = record && { ...record, content: next.content }
      const reply = await onServer(`PUT /dns/${id}`, { body: { content: next.content } })
      expectStatus(reply, changed === undefined ? 404 : model.isTwin(changed, id) ? 409 : 200)
      if (reply.status === 200 && changed !== undefined) model.records.set(id, changed)
      return
    }
    case 'remove': {
      const id = model.ids[next.nth % model.ids.length] ?? 999_999
      expectStatus(await onServer(`DELETE /dns/${id}`), model.records.delete(id) ? 200 : 404)
    }
  }
}

function keep(model: Model, id: number, record: ModelRecord): void {
  model.ids.push(id)
  model.records.set(id, record)
}
