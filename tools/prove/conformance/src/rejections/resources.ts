import { documentedOperations } from '@hostwright/contract/description'
import { expect } from 'vitest'
import type { Rejection } from './rejection.ts'

const public_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICkFrzMF6m7pDyMC3HxYW1q1mL2Zq1K3N0v4O5P6Q7R8 twice'
const record = { domain: 'example.com', host: 'status', type: 'A', content: '203.0.113.20' }
const mostRules = 20
const ruleOf = (port: number) => ({ body: { type: 'custom', protocol: 'tcp', port: String(port) } })

/** Operations whose resource a server can have only once. The SSH key of the example exists from the beginning. */
const uniques = [
  'createSubdomain',
  'createCronJob',
  'createMailAccount',
  'createAutoReply',
  'createSpfRecord',
  'installWordPress',
  'createDatabase',
  'createDatabaseUser',
  'createFtpAccount',
] as const

/** Rejections that depend on the resources of a server or a VPS. */
export const ofResources: Readonly<Record<string, Rejection>> = {
  'an unknown resource': {
    async given({ call }) {
      for (const { id, path, parameters } of documentedOperations) {
        const names = parameters.filter(({ in: place, name }) => place === 'path' && name !== 'servername')
        if (!path.includes('{servername}') || names.length === 0) continue
        const values = names.map(({ name, example }) => [
          name,
          String(example).replace('example.com', 'example.org'),
        ])
        const reply = await call(id, { path: Object.fromEntries(values) as Record<string, string> })
        expect(reply).toMatchObject({ operationId: id, status: 404, code: 'NOT_FOUND' })
      }
    },
  },
  'what is there already': {
    options: { assumptions: { 'ownership-check': 'no-record-needed' } },
    async given({ call }) {
      const once = uniques.map((id) => [id, {}] as const)
      const given = [
        ['createSshKey', { body: { public_key } }] as const,
        // The example's name is that of a CNAME of a new domain.
        ['createDnsRecord', { body: record }] as const,
      ]
      for (const [id, changes] of [...given, ...once]) {
        expect(await call(id, changes)).toMatchObject({ operationId: id, status: 200 })
        expect(await call(id, changes)).toMatchObject({ operationId: id, code: 'OPERATION_ERROR' })
      }
    },
    operations: documentedOperations.filter(
      ({ id }) => id === 'issueSslCertificate' || id === 'createDomain',
    ),
    code: 'OPERATION_ERROR',
  },
  'a domain of somebody else': {
    given: () => ({ body: { domain: 'example.org' } }),
    operations: documentedOperations.filter(({ id }) => id === 'createDomain'),
    code: 'OPERATION_ERROR',
  },
  'a mailbox of a domain of somebody else': {
    operations: documentedOperations.filter(({ id }) => id === 'createMailAccount'),
    code: 'OPERATION_ERROR',
  },
  'packet filter rules': {
    async given({ call }) {
      const update = (path: Record<string, string>, changes = {}) =>
        call('updatePacketFilterRule', { path, ...changes })
      const add = async (body: object) => {
        const reply = await call('createPacketFilterRule', body)
        return { rule_id: String((reply.body as { rule: { id: number } }).rule.id) }
      }
      for (const id of ['updatePacketFilterRule', 'deletePacketFilterRule'] as const)
        expect((await call(id)).code).toBe('RULE_NOT_FOUND')
      expect((await update(await add({ body: { type: 'ssh' } }))).code).toBe('RULE_NOT_EDITABLE')
      const first = await add(ruleOf(8_000))
      expect((await call('createPacketFilterRule', ruleOf(8_000))).code).toBe('RULE_DUPLICATED')
      await add(ruleOf(8_001))
      expect((await update(first, { body: { port: '8001' } })).code).toBe('RULE_DUPLICATED')
      for (let count = 3; count < mostRules; count += 1) await add(ruleOf(8_000 + count))
      expect((await call('createPacketFilterRule', ruleOf(9_000))).code).toBe('RULE_LIMIT_EXCEEDED')
    },
  },
}
