import { expect, test } from 'vitest'
import type { Situation, WireResult } from '../../program/wire/situation.ts'
import { describeResult, findFaults, isRepeated, summarize } from './check-results.ts'
import { runWire, type WireRuntime } from './run-wire.ts'
import { onePost, sent, unsent } from './situations.ts'

const of = (results: readonly WireResult[], sender: string): WireResult[] =>
  results.filter((result) => result.sender === sender)
// An order that gets no response waits for its timeout.
const isFast = ({ protocol, fault }: Situation): boolean => protocol === 'http/1.1' && fault !== 'vanish'

test('on Deno, an order whose connection the server ends arrives once, over HTTP/1.1 and 2', async () => {
  const results = await runWire('Deno', onePost)
  expect(findFaults('Deno', results).map(describeResult)).toEqual([])
  const versions = of(results, 'fetch').map(({ versions }) => versions.join())
  expect(new Set(versions)).toEqual(new Set(['1.1', '2.0']))
  // The server sees that Deno repeats a request whose body is a text, on the connection of the dry run.
  const buffered = of(results, 'wrapper that buffers').filter(isRepeated)
  expect(buffered.map(({ situation }) => situation)).toContainEqual({
    protocol: 'http/1.1',
    connection: 'kept',
    executes: true,
    fault: 'end',
  })
})

test('on Deno, a gateway that rejects a body without Content-Length is named, and nothing is ordered', async () => {
  const situation = {
    protocol: 'http/1.1',
    connection: 'kept',
    executes: false,
    fault: 'length-required',
  } as const
  const [result] = of(await runWire('Deno', [situation]), 'fetch')
  expect(result).toMatchObject({ posts: 0, error: 'UnexpectedResponseError' })
  expect(result?.message).toMatch(/^A gateway rejects orders from Deno, which have no Content-Length/)
})

test('on Node, an order arrives once, and one that could not be connected is known as not sent', async () => {
  const results = await runWire('Node 24', [...onePost, ...sent, ...unsent].filter(isFast))
  expect(findFaults('Node 24', results).map(describeResult)).toEqual([])
  const { lost, proven, falseProofs } = summarize(of(results, 'fetch'))
  expect({ lost, proven, falseProofs }).toEqual({ lost: 2, proven: 2, falseProofs: 0 })
})

test.each<[string, WireRuntime, Partial<WireResult>]>([
  ['an order that arrived twice', 'Deno', { posts: 2 }],
  ['an order that arrived and is reported as not sent', 'Node 24', { isProven: true }],
  ['an order that did not arrive and is reported as unknown', 'Bun', { posts: 0, situation: unsent[0]! }],
])('the check finds %s', (_, runtime, fault) => {
  const fine: WireResult = {
    situation: onePost[0]!,
    sender: 'fetch',
    posts: 1,
    versions: ['1.1'],
    error: 'OrderOutcomeUnknownError',
    isProven: false,
    message: '',
    placedAgainMs: null,
  }
  expect(findFaults(runtime, [fine])).toEqual([])
  expect(findFaults(runtime, [{ ...fine, ...fault }])).toHaveLength(1)
})
