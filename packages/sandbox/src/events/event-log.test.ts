import { expect, test } from 'vitest'
import { createEventLog, mostEvents } from './event-log.ts'

const numbersOf = (events: readonly { readonly number: number }[] | undefined): number[] | undefined =>
  events?.map(({ number }) => number)

test('it has what came after an event', () => {
  const log = createEventLog()
  expect(log.after(0)).toEqual([])
  log.append('request', { path: '/v1/me' })
  log.append('change')
  expect(log.after(0)).toEqual([
    { number: 1, type: 'request', data: { path: '/v1/me' } },
    { number: 2, type: 'change', data: {} },
  ])
  expect([numbersOf(log.after(1)), numbersOf(log.after(2))]).toEqual([[2], []])
})

test('it keeps the last 1,000 and says when more is missing', () => {
  const log = createEventLog()
  for (let n = 0; n < mostEvents + 1; n++) log.append('change')
  expect(log.after(log.last() - mostEvents)).toHaveLength(mostEvents)
  expect(log.after(0)).toBeUndefined()
})

test('it knows its own events by their ids, and none of another log or from the future', () => {
  const log = createEventLog()
  log.append('change')
  const id = log.toId(1)
  expect(log.parseId(id)).toBe(1)
  for (const unknown of ['', '1', `${id}x`, `x${id}`, createEventLog().toId(1)])
    expect(log.parseId(unknown)).toBeUndefined()
  expect(log.after(2)).toBeUndefined()
})

test('a listener is called once, and not after it has been taken back', () => {
  const log = createEventLog()
  const called: string[] = []
  log.onNext(() => called.push('kept'))
  const ignore = log.onNext(() => called.push('taken back'))
  ignore()
  log.append('change')
  log.append('change')
  log.onNext(() => called.push('closed'))
  log.close()
  expect(called).toEqual(['kept', 'closed'])
})
