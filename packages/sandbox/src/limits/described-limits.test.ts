import description from '@hostwright/openapi/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type Assumption, assumptions, chooseAssumptions } from '../assumptions/assumptions.ts'
import { type LimitNumbers, usualLimits } from './limit-settings.ts'

const { vps, server } = description['x-limits']

function toNumbers({
  requestsPerMinute,
  requestsPerDay,
  concurrentRequests,
}: typeof vps | (typeof server.tiers)[0]): LimitNumbers {
  return { perMinute: requestsPerMinute, perDay: requestsPerDay, concurrent: concurrentRequests }
}

test('the limits are those of the description, for hosting one of its tiers for each choice', () => {
  expect(usualLimits(chooseAssumptions()).vps).toEqual(toNumbers(vps))
  const hosting: Assumption = assumptions.find(({ id }) => id === 'rate-limits-of-hosting')!
  const limits = Object.keys(hosting.choices).map((choice) => {
    const chosen = { [hosting.id]: choice } as Partial<AssumptionChoices>
    return usualLimits(chooseAssumptions(chosen)).server
  })
  expect(limits).toEqual(server.tiers.map(toNumbers))
})
