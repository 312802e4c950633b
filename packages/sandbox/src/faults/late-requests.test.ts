import { expect, test, vi } from 'vitest'
import { createLateRequests } from './late-requests.ts'

function createLate(dueAt: number) {
  return {
    method: 'POST',
    path: '/v1/vps/servers',
    arrivedAt: 0,
    dueAt,
    execute: vi.fn<(dueAt: number) => void>(),
    end: vi.fn<() => void>(),
  }
}

test('closing drops the waiting requests, which are never executed', () => {
  const late = createLateRequests()
  const request = createLate(1)
  late.add(request)
  late.close()
  late.executeDue(2)
  expect(late.list()).toEqual([])
  expect([request.execute.mock.calls.length, request.end.mock.calls.length]).toEqual([0, 1])
})

test('after closing, a request is rejected', () => {
  const late = createLateRequests()
  late.close()
  expect(() => late.add(createLate(1))).toThrow('This sandbox has been closed.')
})

test('a request that fails when it is executed has ended', () => {
  const late = createLateRequests()
  const request = createLate(1)
  request.execute.mockImplementation(() => {
    throw new Error('failed')
  })
  late.add(request)
  expect(() => late.executeDue(1)).toThrow('failed')
  expect(request.end).toHaveBeenCalledTimes(1)
})
