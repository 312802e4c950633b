import type { ClientOptions } from '@hostwright/common'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { createScriptedProduct } from '../testing/scripted-product.ts'
import type { Product } from '../record/product.ts'
import { type EnsureInput, parseEnsure, type EnsureRequest } from './parse-ensure.ts'

const order = { plan_id: 'standard-2gb', name: 'web-01' }

function parse(given: object, input: unknown = consent, options: ClientOptions = {}): EnsureRequest {
  const { client } = createScriptedAccount(options)
  const product = createScriptedProduct(client) as unknown as Product
  return parseEnsure({ client, product }, given, input as EnsureInput)
}

test('an order with a name is wished for by that name', () => {
  expect(parse(order)).toEqual({
    name: 'web-01',
    isGiven: true,
    order,
    fields: consent,
    maxTotalPrice: undefined,
    again: undefined,
    despiteOthers: undefined,
    confirm: undefined,
  })
})

test('an order without a name is wished for by the word beside it', () => {
  const confirm = (): void => {}
  const input = { ...consent, intent: 'shop', again: '7', despiteOthers: '8-1', confirm }
  const { name: _, ...nameless } = order
  expect(parse(nameless, input)).toMatchObject({
    name: 'shop',
    isGiven: false,
    order: nameless,
    fields: consent,
    again: '7',
    despiteOthers: '8-1',
    confirm,
  })
})

test('what is given beside the order is not sent with it', () => {
  const input = { ...consent, maxTotalPrice: 1, again: 'a', despiteOthers: 'b', confirm: () => {} }
  expect(parse(order, input).fields).toEqual(consent)
})

test.each<[number | undefined, number | undefined, number | undefined]>([
  [undefined, undefined, undefined],
  [900, undefined, 900],
  [undefined, 800, 800],
  [900, 800, 800],
  [700, 800, 700],
  [0, undefined, 0],
  [Infinity, undefined, undefined],
])('the lower limit counts: of the call %s, of the client %s', (maxTotalPrice, ofClient, expected) => {
  expect(parse(order, { ...consent, maxTotalPrice }, { maxTotalPrice: ofClient }).maxTotalPrice).toBe(
    expected,
  )
})

test.each<[string, unknown, unknown, string]>([
  [
    'a limit below 0',
    order,
    { ...consent, maxTotalPrice: -1 },
    'maxTotalPrice is -1: give yen as a number, from 0',
  ],
  ['a limit that is no number', order, { ...consent, maxTotalPrice: Number.NaN }, 'maxTotalPrice is NaN'],
  [
    'a limit that is a text',
    order,
    { ...consent, maxTotalPrice: '1000' },
    'maxTotalPrice is 1000: give yen as a number',
  ],
  ...[true, false, null].map((confirm): [string, unknown, unknown, string] => [
    `a confirm that is ${confirm}`,
    order,
    { ...consent, confirm },
    'confirm is no function',
  ]),
  ...['dry_run', 'expected_total_price'].map((name): [string, unknown, unknown, string] => [
    `an order with ${name}, which would be paid as if it were not there`,
    { ...order, [name]: 1 },
    consent,
    `${name} does not belong here: leave it out, and quote to try an order`,
  ]),
  ['a limit that is null', order, { ...consent, maxTotalPrice: null }, 'maxTotalPrice is null: give yen'],
  [
    'a name and a word for it',
    order,
    { ...consent, intent: 'shop' },
    'intent is for an order without a name: leave one',
  ],
  ['neither', { plan_id: 'x' }, consent, 'name is missing: name the order, or pass an intent'],
  ['an empty name', { ...order, name: '' }, consent, 'name is missing'],
  ['an empty word', { plan_id: 'x' }, { ...consent, intent: '' }, 'name is missing'],
  ['a word that is no text', { plan_id: 'x' }, { ...consent, intent: {} }, 'name is missing'],
  ['a name that is no text', { ...order, name: 7 }, consent, 'name is missing'],
  ['no consent', order, { root_password: 'x' }, 'agree_to_terms is missing'],
  ['a consent that is a text', order, { ...consent, agree_to_terms: 'true' }, 'agree_to_terms'],
  ['a consent that is a number', order, { ...consent, agree_to_terms: 1 }, 'agree_to_terms'],
  ['a consent that is false', order, { ...consent, agree_to_terms: false }, 'agree_to_terms'],
  ['no password', order, { agree_to_terms: true }, 'root_password is missing'],
  ['no order', undefined, consent, 'name is missing: name the order'],
  ['a name in place of an order', 'web-01', consent, 'name is missing: name the order'],
  ['nothing beside the order', order, undefined, 'agree_to_terms is missing'],
  ['another order beside the order', order, { ...consent, plan_id: 'y' }, 'plan_id is not what was quoted'],
])('%s is rejected', (_, given, input, message) => {
  const call = (): EnsureRequest => parse(given as object, input ?? null)
  expect(call).toThrow(message)
  expect(call).toThrow(expect.objectContaining({ name: 'ConfigError' }))
})

test('a secret among the properties of an order is rejected, as in a quote', () => {
  const message = 'root_password does not belong here: leave it out'
  const call = (): EnsureRequest =>
    parse({ ...order, root_password: 'y' }, { ...consent, root_password: 'y' })
  expect(call).toThrow(message)
  expect(call).toThrow(expect.objectContaining({ name: 'ConfigError', field: 'root_password' }))
})

test('a client that was given no journal does not ensure: a later run would not know the order', () => {
  expect(() => parse(order, consent, { journal: undefined })).toThrow(
    "journal is missing: give createClient one that lasts, or 'memory'",
  )
  expect(parse(order, consent, { journal: 'memory' })).toHaveProperty('name', 'web-01')
})
