import { expect, test } from 'vitest'
import { checkSchedule } from './check-schedule.ts'

const always = { minute: '*', hour: '*', day: '*', month: '*', weekday: '*' }

test.each([
  { minute: '0' },
  { minute: '59' },
  { hour: '0-23' },
  { hour: '5-5' },
  { day: '1,15,31' },
  { month: '1-12/3' },
  { weekday: '0-7' },
  { minute: '*/10' },
  { minute: '5/15' },
])('the schedule %j is valid', (changes) => {
  expect(checkSchedule({ ...always, ...changes })).toEqual([])
})

test.each([
  { minute: '60' },
  { minute: '' },
  { minute: '1,' },
  { minute: ',1' },
  { minute: 'x5' },
  { minute: '5x' },
  { minute: '*/0' },
  { minute: '*/' },
  { minute: '*5' },
  { minute: '1-' },
  { minute: '1-2-3' },
  { minute: '1 2' },
  { hour: '24' },
  { hour: '5-24' },
  { hour: '6-5' },
  { hour: '100' },
  { day: '0' },
  { day: '0-5' },
  { day: '32' },
  { month: '0' },
  { month: '13' },
  { weekday: '8' },
  { weekday: '-1' },
])('the schedule %j is invalid', (changes) => {
  const [[name, text] = ['', '']] = Object.entries(changes)
  expect(checkSchedule({ ...always, ...changes })).toEqual([
    { name, problem: expect.stringContaining(`is ${JSON.stringify(text)}: give *, a number from`) },
  ])
})

test('every invalid part is reported', () => {
  const wrong = { minute: 'x', hour: 'x', day: 'x', month: 'x', weekday: 'x' }
  const fields = checkSchedule(wrong).map(({ name }) => name)
  expect(fields).toEqual(['minute', 'hour', 'day', 'month', 'weekday'])
})
