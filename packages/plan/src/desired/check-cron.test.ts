import { isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { array, assert, asyncProperty, constantFrom, oneof, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { setUp } from '../testing/set-up.ts'
import { checkSchedule } from './check-cron.ts'

const numbers = ['0', '1', '5', '6', '7', '8', '12', '13', '23', '24', '31', '32', '59', '60', '007']
const number = constantFrom(...numbers)
const part = oneof(
  number,
  constantFrom('*', '*/5', '*/0', '*/', '/5', '', ' ', 'MON', '-1', '1-', '１'),
  tuple(number, number).map(([first, last]) => `${first}-${last}`),
  tuple(number, number, number).map(([first, last, step]) => `${first}-${last}/${step}`),
)
const field = oneof(
  { weight: 8, arbitrary: constantFrom('*', '1', '1-5', '*/5') },
  { weight: 2, arbitrary: part },
  { weight: 1, arbitrary: array(part, { minLength: 2, maxLength: 3 }).map((parts) => parts.join(',')) },
)
const schedules = record({ minute: field, hour: field, day: field, month: field, weekday: field })

test('a file rejects exactly the schedules that the sandbox rejects', async () => {
  const { client } = await setUp()
  const { cron } = createHosting(client).server('hw123456.example.jp')
  const counts = { accepted: 0, rejected: 0 }
  await assert(
    asyncProperty(schedules, async (schedule) => {
      const job = { ...schedule, command: 'x' }
      const isRejected = await cron.create(job).then(
        async ({ id }) => {
          await cron.delete(id)
          return false
        },
        (error: unknown) => isApiError(error, 'VALIDATION_ERROR'),
      )
      counts[isRejected ? 'rejected' : 'accepted'] += 1
      expect(checkSchedule(job).length > 0).toBe(isRejected)
    }),
    { numRuns: 500 },
  )
  expect(Math.min(counts.accepted, counts.rejected)).toBeGreaterThan(50)
})
