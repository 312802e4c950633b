import type { OrderRecord, SentRequest } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createDryRun, createOrderRequest, createRecord } from '../testing/create-record.ts'
import { contract, entry, minute, ordered } from '../testing/account-scene.ts'
import { type Situation, type Verdict, verdict } from './verdict.ts'

// Each line is a situation of the design and what it comes to; the lines above decide before those below.

const isOver = { leftMs: 0 }
const isOpen = { leftMs: 5 * minute }
const unowned = [contract('b', 'web-01'), contract('c', 'web-02')]
const unexplained = [entry(ordered), entry(ordered, 504)]

/** An order that left and has no response, with nothing that is unmatched and its time over. */
function decide(situation: Partial<Situation> = {}, record: Partial<OrderRecord> = {}): Verdict {
  return verdict({
    record: createRecord({ state: 'sending', requests: [createDryRun(), createOrderRequest()], ...record }),
    own: [],
    unowned: [],
    missing: [],
    unexplained: [],
    isDryRunOrOwn: false,
    isComplete: true,
    isLogLacking: false,
    horizonMs: 75 * minute,
    leftMs: 0,
    ...situation,
  })
}

const orders = (...results: readonly SentRequest['result'][]): Partial<OrderRecord> => ({
  requests: [createDryRun(), ...results.map((result) => createOrderRequest({ result }))],
})
const confirmed = { outcome: { executed: true } }
const denied = { outcome: { executed: false, isWord: true } }
const worst = { unowned, unexplained, isComplete: false, isLogLacking: true, ...isOpen }

test.each<[string, Partial<Situation>, Partial<OrderRecord>, Verdict['outcome'], string]>([
  ['its contract is there', { ...worst, own: [contract('a')] }, {}, 'executed', 'proven to be its own'],
  ['the API has confirmed it', worst, confirmed, 'executed', 'the API has confirmed it'],
  ['a person says no, and its contract is there', { own: [contract('a')] }, denied, 'executed', 'its own'],
  ['a person says that it was not executed', worst, denied, 'not-executed', 'a person has said so'],
  ['it was rejected for certain', worst, orders('rejected'), 'not-executed', 'the API has rejected it'],
  ['it was rejected each time', worst, orders('rejected', 'rejected'), 'not-executed', 'has rejected it'],
  [
    'one attempt was rejected and one is open',
    {},
    orders('rejected', null),
    'not-executed',
    'without a contract or a log entry',
  ],
  [
    'one attempt was rejected and one is open',
    isOpen,
    orders('rejected', null),
    'unknown',
    'until its horizon has passed',
  ],
  [
    'a contract may be its own',
    { unowned },
    {},
    'unknown',
    'contracts that may belong to it: web-01 (b), web-02 (c)',
  ],
  [
    'a contract that may be its own is listed no longer, and its time is over',
    { missing: ['b'] },
    {},
    'unknown',
    'contracts that may belong to it are listed no longer: b. Nothing changes by itself',
  ],
  [
    'it never left, and a contract is listed no longer',
    { missing: ['b'] },
    orders(),
    'not-executed',
    'never sent',
  ],
  [
    'an entry is unexplained',
    { unexplained },
    {},
    'unknown',
    'that no request in the journal explains: 2026',
  ],
  ['it never left and a contract may be its own', { unowned }, orders(), 'unknown', 'may belong to it'],
  ['it never left and an entry is unexplained', { unexplained }, orders(), 'unknown', 'journal explains'],
  ['it never left', { isComplete: false, isLogLacking: true }, orders(), 'not-executed', 'never sent'],
  [
    'the list may lack contracts',
    { isComplete: false },
    {},
    'unknown',
    'list of contracts may be incomplete',
  ],
  ['the log lacks entries', { isLogLacking: true }, {}, 'unknown', 'execution log of the key that sent it'],
  ['its time is not over', isOpen, {}, 'unknown', 'it may still be executed until its horizon has passed'],
  [
    'its time is over, and nothing is unmatched',
    isOver,
    {},
    'not-executed',
    'without a contract or a log entry',
  ],
])('%s: %s', (_, situation, record, outcome, reason) => {
  expect(decide(situation, record)).toMatchObject({ outcome, reason: expect.stringContaining(reason) })
})

test('an order that was settled as not executed is read again, and found', () => {
  const settled = { state: 'settled', outcome: { executed: false } } as const
  expect(decide({}, settled)).toMatchObject({ outcome: 'not-executed' })
  expect(decide({ own: [contract('a')] }, settled)).toMatchObject({ outcome: 'executed' })
  expect(decide({ unowned }, settled)).toMatchObject({ outcome: 'unknown' })
})

test('an order that was settled as not executed stays so for another API key, unless it sees more', () => {
  const settled = { state: 'settled', outcome: { executed: false } } as const
  const other = { otherKey: 'id of the key that sent it', isLogLacking: true, leftMs: Infinity }
  expect(decide(other, settled)).toMatchObject({ outcome: 'not-executed' })
  expect(decide(other)).toMatchObject({ outcome: 'unknown' })
  expect(decide({ ...other, unowned }, settled)).toMatchObject({ outcome: 'unknown' })
  expect(decide({ ...other, isComplete: false }, settled)).toMatchObject({ outcome: 'unknown' })
})

test.each<[string, Partial<Situation>]>([
  ['its time', {}],
  ['a contract', { unowned }],
  ['an entry', { unexplained }],
  ['the list', { isComplete: false }],
  ['the log', { isLogLacking: true }],
])(
  'an order that is unknown for %s is asked about again until its time is over, and then nothing changes by itself',
  (_, situation) => {
    expect(decide({ ...situation, ...isOpen })).toMatchObject({
      outcome: 'unknown',
      askAgainMs: 5 * minute,
      decidedWithinMs: 5 * minute + 1_000,
      reason: expect.not.stringMatching(/by itself|reconcile|person/),
    })
    expect(decide({ ...situation, leftMs: Infinity }).outcome).toBe('unknown')
    // A log that cannot be read never shows when the order left.
    const isRead = !situation.isLogLacking
    expect(decide({ ...situation, leftMs: Infinity }).askAgainMs).toBe(isRead ? minute : undefined)
    if (Object.keys(situation).length === 0) return
    const over = decide({ ...situation, ...isOver })
    expect(over).not.toHaveProperty('askAgainMs')
    expect(over).not.toHaveProperty('decidedWithinMs')
    expect(over.reason).toContain('. Nothing changes by itself')
  },
)

test('a decided order is not to be asked about again', () => {
  expect(decide({ own: [contract('a')], ...isOpen })).not.toHaveProperty('askAgainMs')
  expect(decide(isOpen, denied)).not.toHaveProperty('askAgainMs')
})

test('the reason names contracts and entries, and says that nothing changes by itself', () => {
  expect(decide({ unowned: [unowned[0]!], unexplained: [unexplained[1]!] }).reason).toBe(
    'since the quote there are contracts that may belong to it: web-01 (b); log entries that no request in the journal explains: 2026-01-01 21:20:00 Japan time with status 504. Nothing changes by itself',
  )
  expect(decide({ unexplained }).reason).toBe(
    'since the quote there are log entries that no request in the journal explains: 2026-01-01 21:20:00 Japan time with status 200, 2026-01-01 21:20:00 Japan time with status 504. Nothing changes by itself',
  )
})
