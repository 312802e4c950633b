import { expectTypeOf, test } from 'vitest'
import type { Change } from '../resource/change.ts'
import { harmless, none } from '../resource/effects.ts'
import type { ActionKind, Kind, ResourceKind, Value } from '../resource/kinds.ts'
import type { Action, Draft, Gate, Parent, Resource } from '../resource/resource.ts'
import { define } from '../resource/facts.ts'
import type { Consent, Unattended } from '../resource/unattended.ts'
import { factsOf, type Table } from './table.ts'

declare const mail: Resource<'mail'>
declare const rule: Resource<'packet_filter_rule'>
declare const table: Table

/** The facts that a kind can leave out. */
type Optional<Facts> = {
  [Name in keyof Facts]-?: Omit<Facts, Name> extends Facts ? Name : never
}[keyof Facts]

test('no fact of any kind has a default', () => {
  expectTypeOf<Optional<Resource<'mail'>>>().toBeNever()
  expectTypeOf<{ [K in ResourceKind]: Optional<Resource<K>> }[ResourceKind]>().toBeNever()
  expectTypeOf<{ [K in ActionKind]: Optional<Action<K>> }[ActionKind]>().toBeNever()
})

test('a kind without one of its facts does not compile', () => {
  const { creation: _, ...unknownCreation } = mail
  // @ts-expect-error: the effect of a creation is missing
  unknownCreation satisfies Resource<'mail'>
  const { deletion: _1, ...unknownDeletion } = mail
  // @ts-expect-error: the effect of a deletion is missing
  unknownDeletion satisfies Resource<'mail'>
  const { parents: _2, ...unknownParents } = mail
  // @ts-expect-error: what it stands inside is missing
  unknownParents satisfies Resource<'mail'>
  const { along: _3, ...unknownAlong } = mail
  // @ts-expect-error: what is deleted with a site is missing
  unknownAlong satisfies Resource<'mail'>
  const { effect: _4, ...unknownEffect } = table.reboot
  // @ts-expect-error: the effect of an action is missing
  unknownEffect satisfies Action<'reboot'>
})

test('a misspelled fact does not compile', () => {
  define((): Resource<'mail'> => ({
    ...mail,
    // @ts-expect-error: the fact is deletion
    delition: none,
  }))
})

test('a property without an effect does not compile', () => {
  const { quota_mb: _, ...fields } = mail.fields
  // @ts-expect-error: the effect of a change of quota_mb is missing
  fields satisfies Resource<'mail'>['fields']
  // A preset rule has no port, and the property still has an effect.
  const { port: _1, ...ports } = rule.fields
  // @ts-expect-error: the effect of a change of the port is missing
  ports satisfies Resource<'packet_filter_rule'>['fields']
  // @ts-expect-error: how the property is compared is missing
  ;({ ...mail.fields, memo: { change: none } }) satisfies Resource<'mail'>['fields']
  // @ts-expect-error: a value with properties has an effect for each of them
  none satisfies Resource<'mail'>['fields']
  // @ts-expect-error: a value without properties has one effect
  ;({ enabled: harmless }) satisfies Resource<'dkim'>['fields']
})

test('a kind that does not say what a program may do without a person does not compile', () => {
  const { unattended: _, ...others } = mail
  // @ts-expect-error: what a program may do is missing
  others satisfies Resource<'mail'>
  const { unattended: _1, ...action } = table.reboot
  // @ts-expect-error: what a program may do is missing
  action satisfies Action<'reboot'>
  const { quota_mb: _2, ...fields } = Object(mail.unattended.fields) as Record<keyof Value<'mail'>, Consent>
  // @ts-expect-error: whether a program may write quota_mb is missing
  fields satisfies Unattended<Value<'mail'>>['fields']
})

test('a misspelled kind does not compile', () => {
  expectTypeOf<Change['at']['kind']>().toEqualTypeOf<Kind>()
  // @ts-expect-error: the kind is databases
  factsOf({ at: { kind: 'database', server: null } })
  // @ts-expect-error: the kind is databases
  ;({ kind: 'database', name: 'shop' }) satisfies Parent
  // @ts-expect-error: the gate is proof
  'prove example.org' satisfies Gate
})

test('a table without a kind, or with facts of another kind, does not compile', () => {
  const { dns: _, ...others } = table
  // @ts-expect-error: dns is missing
  others satisfies Table
  // @ts-expect-error: mail has the facts of another kind
  ;({ ...table, mail: table.ftp }) satisfies Table
})

test('a change without a part of its identity does not compile', () => {
  const rest = { address: '', action: 'create', stage: 1, sequence: '' } as const
  const whose = { kind: 'grants', server: null, name: 'shop' } as const
  // @ts-expect-error: the owner of the grant is missing
  ;({ ...rest, at: whose }) satisfies Draft<'grants'>
  const at = { ...whose, owner: 'app' }
  ;({ ...rest, at, after: true }) satisfies Draft<'grants'>
  // @ts-expect-error: the value of a grant is true
  ;({ ...rest, at, after: 'yes' }) satisfies Draft<'grants'>
})

test('only a section that the file can name is pruned by the server', () => {
  // @ts-expect-error: the server's prune cannot name mail
  'server' satisfies Resource<'mail'>['prune']
  'server' satisfies Resource<'ftp'>['prune']
})
