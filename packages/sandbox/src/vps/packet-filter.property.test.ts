import type { CreateRuleRequest, PacketFilterResult, RuleResult } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { setUp, vpsPath } from '../testing/set-up.ts'

/** A rule in the model, which is written independently of the code. */
interface ModelRule {
  readonly id: number
  readonly access: string
  readonly memo: string | null
}

// Few values, so that rules are often equal; some values are invalid.
const protocol = fc.constantFrom('tcp', 'udp', 'icmp')
const port = fc.constantFrom('22', '80-90', '90-80')
const allowed_ip = fc.constantFrom('all', '192.0.2.1', ':::')
const memo = fc.constantFrom('', 'office', '😀')
const preset = fc.record({ type: fc.constantFrom('ssh', 'web', 'mail') })
const custom = fc.record(
  { type: fc.constant('custom'), protocol, port, allowed_ip, memo },
  { requiredKeys: ['type', 'protocol'] },
)
const change = fc.record({ protocol, port, allowed_ip, memo }, { requiredKeys: [] })

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ add: fc.oneof(custom, preset) as fc.Arbitrary<CreateRuleRequest> }) },
  { weight: 3, arbitrary: fc.record({ at: fc.nat(24), change }) },
  { weight: 1, arbitrary: fc.record({ at: fc.nat(24), remove: fc.constant(true) }) },
)

const toFiller = (index: number): CreateRuleRequest => ({
  type: 'custom',
  protocol: 'udp',
  port: `${1_000 + index}`,
})

const expectedStatus = { ok: 200, RULE_NOT_FOUND: 404, VALIDATION_ERROR: 422 } as const

/** Returns the rule that a request leads to according to the requirements; `undefined` if it must be rejected. */
function toModel(fields: { readonly [name: string]: string | null | undefined }): ModelRule | undefined {
  const { type, protocol, port, allowed_ip, memo } = fields
  if (type !== 'custom') return { id: 0, access: String(type), memo: null }
  const needsPort = protocol !== 'icmp'
  const isWrong = needsPort !== (port != null) || port === '90-80' || allowed_ip === ':::' || memo === '😀'
  if (isWrong) return undefined
  return { id: 0, access: [type, protocol, port ?? '', allowed_ip].join(' '), memo: memo || null }
}

function toFields({ access, memo }: ModelRule): { readonly [name: string]: string | null } {
  const [type = '', protocol = '', port = '', allowed_ip = ''] = access.split(' ')
  return { type, protocol, port: port || null, allowed_ip, memo }
}

test('in any sequence the rules follow a small model of the requirements', async () => {
  const property = fc.asyncProperty(
    fc.nat(20),
    fc.array(step, { maxLength: 40, size: 'max' }),
    async (filled, steps) => {
      const { sandbox, call } = await setUp({ assumptions: { 'vps-memo-characters': 'eucjp-win' } })
      const rulesPath = `${vpsPath}/packet-filter/rules`
      let model: ModelRule[] = []
      let highestId = 0
      const judge = (rule: ModelRule | undefined, others: readonly ModelRule[], limit: number): string => {
        if (rule === undefined) return 'VALIDATION_ERROR'
        if (others.some(({ access }) => access === rule.access)) return 'RULE_DUPLICATED'
        return others.length >= limit ? 'RULE_LIMIT_EXCEEDED' : 'ok'
      }
      const compare = (reply: { status: number; body: unknown }, verdict: string): void => {
        expect(reply.status).toBe({ ...expectedStatus }[verdict] ?? 409)
        if (verdict !== 'ok') expect(reply.body).toMatchObject({ error: { code: verdict } })
      }
      // Some walks begin near the limit of 20 rules.
      const fill = Array.from({ length: filled }, (_, index) => ({ add: toFiller(index) }))
      for (const next of [...fill, ...steps]) {
        if ('add' in next) {
          const rule = toModel({ allowed_ip: 'all', ...next.add })
          const reply = await call<RuleResult>(`POST ${rulesPath}`, { body: next.add })
          const verdict = judge(rule, model, 20)
          compare(reply, verdict)
          if (rule === undefined || verdict !== 'ok') continue
          expect(reply.body.rule.id).toBeGreaterThan(highestId)
          highestId = reply.body.rule.id
          model.push({ ...rule, id: highestId })
          continue
        }
        const target = model[next.at]
        const path = `${rulesPath}/${target?.id ?? highestId + 1}`
        if ('remove' in next) {
          compare(await call(`DELETE ${path}`), target === undefined ? 'RULE_NOT_FOUND' : 'ok')
          model = model.filter((rule) => rule !== target)
          continue
        }
        const reply = await call(`PUT ${path}`, { body: next.change })
        if (Object.keys(next.change).length === 0) compare(reply, 'VALIDATION_ERROR')
        else if (target === undefined) compare(reply, 'RULE_NOT_FOUND')
        else if (!target.access.startsWith('custom')) compare(reply, 'RULE_NOT_EDITABLE')
        else {
          const before = toFields(target)
          const becomesIcmp = next.change.protocol === 'icmp'
          const rule = toModel({ ...before, ...(becomesIcmp && { port: null }), ...next.change })
          const others = model.filter((other) => other !== target)
          const verdict = judge(rule, others, 99)
          compare(reply, verdict)
          if (rule !== undefined && verdict === 'ok') {
            model = model.map((other) => (other === target ? { ...rule, id: target.id } : other))
          }
        }
      }
      const { rules } = (await call<PacketFilterResult>(`GET ${vpsPath}/packet-filter`)).body.packet_filter
      expect(rules.map((rule) => ({ ...toModel({ ...rule, id: null }), id: rule.id }))).toEqual(model)
      await sandbox.close()
    },
  )
  await fc.assert(property, { numRuns: 100 })
})
