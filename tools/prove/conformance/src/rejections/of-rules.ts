import { expect } from 'vitest'
import type { OpenCaller } from './caller.ts'

const mostRules = 20

const custom = (port: number) => ({ type: 'custom', protocol: 'tcp', port: String(port) })

/** What the packet filter of a VPS rejects. */
export async function rejectRules(open: OpenCaller): Promise<void> {
  const { call } = await open()
  const add = (body: object) => call('createPacketFilterRule', { body })
  const idOf = async (reply: ReturnType<typeof add>): Promise<string> =>
    String(((await reply).body as { rule: { id: number } }).rule.id)

  for (const operationId of ['updatePacketFilterRule', 'deletePacketFilterRule']) {
    expect((await call(operationId)).code).toBe('RULE_NOT_FOUND')
  }
  const preset = { rule_id: await idOf(add({ type: 'ssh' })) }
  expect((await call('updatePacketFilterRule', { path: preset })).code).toBe('RULE_NOT_EDITABLE')

  const first = { rule_id: await idOf(add(custom(8_000))) }
  expect((await add(custom(8_000))).code).toBe('RULE_DUPLICATED')
  await add(custom(8_001))
  const same = { path: first, body: { port: '8001' } }
  expect((await call('updatePacketFilterRule', same)).code).toBe('RULE_DUPLICATED')

  for (let count = 3; count < mostRules; count += 1) await add(custom(8_000 + count))
  expect((await add(custom(9_000))).code).toBe('RULE_LIMIT_EXCEEDED')
}
