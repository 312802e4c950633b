import type { CreateRuleRequest, PacketFilter, PacketFilterRule } from '@hostwright/types'
import {
  array,
  assert,
  boolean,
  constantFrom,
  option,
  property,
  record,
  tuple,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { type DesiredPacketFilter, type PacketFilterChange, planPacketFilter } from './packet-filter-plan.ts'

const preset = (id: number, type: PacketFilterRule['type']): PacketFilterRule => {
  return { id, type, protocol: null, port: null, allowed_ip: 'all', memo: null }
}
const custom = (id: number, port: string, memo: string | null = null): PacketFilterRule => {
  return { id, type: 'custom', protocol: 'tcp', port, allowed_ip: 'all', memo }
}

test('a filter that is as desired needs no change, however its defaults are spelt', () => {
  const current = { enabled: true, rules: [preset(1, 'ssh'), custom(2, '8000', 'app')] }
  const desired: DesiredPacketFilter = {
    rules: [{ type: 'custom', protocol: 'tcp', port: '8000', allowed_ip: 'all' }, { type: 'ssh' }],
  }
  expect(planPacketFilter(current, desired)).toEqual({ changes: [] })
})

test('rules that allow traffic are added before others are removed, and the filter is enabled last', () => {
  const current = { enabled: false, rules: [preset(1, 'rdp')] }
  expect(planPacketFilter(current, { enabled: true, rules: [{ type: 'ssh' }] }).changes).toEqual([
    { kind: 'add', rule: { type: 'ssh' } },
    { kind: 'delete', rule: preset(1, 'rdp') },
    { kind: 'set-enabled', enabled: true },
  ])
})

test('a filter that is to be disabled is disabled first', () => {
  const plan = planPacketFilter({ enabled: true, rules: [preset(1, 'ssh')] }, { enabled: false, rules: [] })
  expect(plan.changes.map(({ kind }) => kind)).toEqual(['set-enabled', 'delete'])
})

test('a memo is changed in place; a memo that is not given is kept', () => {
  const current = { enabled: true, rules: [custom(2, '8000', 'app')] }
  const rule = { type: 'custom', protocol: 'tcp', port: '8000' } as const
  expect(planPacketFilter(current, { rules: [rule] }).changes).toEqual([])
  const unnamed = { ...rule, memo: undefined } as never
  expect(planPacketFilter(current, { rules: [unnamed] }).changes).toEqual([])
  expect(planPacketFilter(current, { rules: [{ ...rule, memo: '' }] }).changes).toEqual([
    { kind: 'change', id: 2, change: { memo: '' } },
  ])
})

test('rules that a filter cannot contain are rejected before anything is changed', () => {
  const rules = Array.from({ length: 21 }, (_, index) => {
    return { type: 'custom', protocol: 'tcp', port: String(index + 1) } as const
  })
  const current = { enabled: true, rules: [] }
  expect(() => planPacketFilter(current, { rules })).toThrow('rules are 21, above 20: join some into ranges')
  expect(() => planPacketFilter(current, { rules: [{ type: 'ssh' }, { type: 'ssh' }] })).toThrow(
    'rules contain ssh twice: leave one out',
  )
})

test.each([
  [{ protocol: 'tcp', port: '443' }, 'custom tcp 443 from all'],
  [{ protocol: 'icmp', allowed_ip: '192.0.2.1' }, 'custom icmp from 192.0.2.1'],
])('a rule that is listed twice is an error that names it: %j', (part, name) => {
  const rule = { type: 'custom', ...part } as CreateRuleRequest
  expect(() => planPacketFilter({ enabled: true, rules: [] }, { rules: [rule, rule] })).toThrow(
    `rules contain ${name} twice: leave one out`,
  )
})

test.each([undefined, 'ssh', { type: 'ssh' }, [null], ['ssh'], [{}]])(
  'rules that are no list are an error: %j',
  (rules) => {
    const desired = { rules } as unknown as DesiredPacketFilter
    expect(() => planPacketFilter({ enabled: true, rules: [] }, desired)).toThrow('rules are no list')
  },
)

test.each(['false', null, 0])('enabled: %j is an error, before any rule is deleted', (enabled) => {
  const desired = { enabled, rules: [] } as unknown as DesiredPacketFilter
  expect(() => planPacketFilter({ enabled: true, rules: [custom(1, '22')] }, desired)).toThrow(
    'enabled is no boolean',
  )
})

test('in a full filter a rule is deleted before one is added, and 20 rules are allowed', () => {
  const full = Array.from({ length: 20 }, (_, index) => custom(index + 1, String(index + 1)))
  const kinds = (count: number) => {
    const rules: CreateRuleRequest[] = full
      .slice(1, count)
      .map(({ port }) => ({ type: 'custom', protocol: 'tcp', port: port! }))
    const current = { enabled: true, rules: full.slice(0, count) }
    const { changes } = planPacketFilter(current, { rules: [...rules, { type: 'ssh' }] })
    return changes.map(({ kind }) => kind)
  }
  expect(kinds(20)).toEqual(['delete', 'add'])
  expect(kinds(19)).toEqual(['add', 'delete'])
})

test('a full filter that is replaced loses one rule for each one that it gets, not all of them first', () => {
  const rules = Array.from({ length: 18 }, (_, index) => custom(index + 1, String(index + 1)))
  const ports = Array.from({ length: 4 }, (_, index) => String(8_000 + index))
  const desired = ports.map((port) => ({ type: 'custom', protocol: 'tcp', port }) as const)
  const { changes } = planPacketFilter({ enabled: true, rules }, { rules: desired })
  const kinds = changes.map(({ kind }) => kind)
  expect(kinds.slice(0, 6)).toEqual(['add', 'add', 'delete', 'add', 'delete', 'add'])
  expect(kinds.slice(6)).toEqual(Array.from({ length: 16 }, () => 'delete'))
})

// Property: from any filter, the steps lead to the desired filter and through no state that the API rejects.

const source = constantFrom('all', '192.0.2.1', '203.0.113.0/24')
const anyRule = array(
  constantFrom<CreateRuleRequest['type']>('ssh', 'web', 'mysql', 'mail', 'rdp', 'custom', 'custom', 'custom'),
  { minLength: 1, maxLength: 1 },
).chain(([type]) =>
  type === 'custom'
    ? record(
        {
          type: constantFrom('custom' as const),
          protocol: constantFrom('tcp' as const, 'udp' as const),
          port: constantFrom('22', '80', '443', '8000-8080', '9000'),
          allowed_ip: source,
          memo: constantFrom('', 'a', 'b'),
        },
        { requiredKeys: ['type', 'protocol', 'port'] },
      )
    : constantFrom({ type } as CreateRuleRequest),
)
const identityOf = (rule: CreateRuleRequest): string => {
  return 'protocol' in rule ? `${rule.protocol} ${rule.port} ${rule.allowed_ip ?? 'all'}` : rule.type
}
const anyRules = uniqueArray(anyRule, { maxLength: 20, selector: identityOf })

function toRule(rule: CreateRuleRequest, id: number): PacketFilterRule {
  if (!('protocol' in rule)) return preset(id, rule.type)
  const { type, protocol, port = null, allowed_ip = 'all', memo } = rule
  return { id, type, protocol, port, allowed_ip, memo: memo || null }
}

/** Applies one step to a filter, with the checks of the API. */
function apply(filter: PacketFilter, change: PacketFilterChange, nextId: number): PacketFilter {
  switch (change.kind) {
    case 'set-enabled':
      return { ...filter, enabled: change.enabled }
    case 'delete':
      expect(filter.rules).toContain(change.rule)
      return { ...filter, rules: filter.rules.filter((rule) => rule !== change.rule) }
    case 'change':
      return {
        ...filter,
        rules: filter.rules.map((rule) =>
          rule.id === change.id ? { ...rule, memo: change.change.memo || null } : rule,
        ),
      }
    case 'add': {
      const added = toRule(change.rule, nextId)
      const key = ({ id: _, memo: __, ...rest }: PacketFilterRule): string => JSON.stringify(rest)
      expect(filter.rules.map(key)).not.toContain(key(added))
      expect(filter.rules.length).toBeLessThan(20)
      return { ...filter, rules: [...filter.rules, added] }
    }
  }
}

test('the steps lead from any filter to any other, through states that the API allows', () => {
  assert(
    property(
      tuple(anyRules, boolean()),
      tuple(anyRules, option(boolean(), { nil: undefined })),
      (from, to) => {
        const current: PacketFilter = { enabled: from[1], rules: from[0].map(toRule) }
        const desired: DesiredPacketFilter = { rules: to[0], enabled: to[1] }
        let filter = current
        planPacketFilter(current, desired).changes.forEach((change, step) => {
          filter = apply(filter, change, 100 + step)
        })
        expect(filter.enabled).toBe(to[1] ?? from[1])
        expect(filter.rules.map(({ id: _, memo: __, ...rule }) => JSON.stringify(rule)).toSorted()).toEqual(
          to[0]
            .map((rule) => toRule(rule, 0))
            .map(({ id: _, memo: __, ...rule }) => JSON.stringify(rule))
            .toSorted(),
        )
        expect(planPacketFilter(filter, desired).changes).toEqual([])
      },
    ),
  )
})
