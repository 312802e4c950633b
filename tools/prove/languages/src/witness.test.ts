import { expect, test } from 'vitest'
import { createWitness } from './witness.ts'

test('a program that prints the expected lines without any calls is reported', async () => {
  const witness = await createWitness()
  const claims = `planned 4620
tried 4620
status active
stop 202
power stopped
rule ssh none
rule custom tcp
record A 203.0.113.20
rejected NOT_FOUND
`
  expect(witness.problems(claims)).toEqual([
    'responses, line 1: nothing; expected: listVpsPlans 200',
    'charged, line 1: 0; expected: 4620',
  ])
  await witness.close()
})

test('a program that prints too little is reported', async () => {
  const witness = await createWitness()
  expect(witness.problems('planned 4620\n')).toContain('printed, line 2: nothing; expected: tried 4620')
  await witness.close()
})
