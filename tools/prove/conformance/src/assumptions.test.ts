import { type Assumption, type AssumptionChoices, assumptions, createSandbox } from '@hostwright/sandbox'
import { afterAll, expect, test } from 'vitest'
import { meetTheLimits } from './walk/limited.ts'
import { meetTheUnsettled } from './walk/unsettled.ts'
import { createWalker } from './walk/walker.ts'
import { walkAll } from './walk-all.ts'

const alternatives = assumptions.flatMap(({ id, default: usual, choices }: Assumption) =>
  Object.keys(choices)
    .filter((choice) => choice !== usual)
    .map((choice) => [id, choice] as const),
)

/** Operations that cannot succeed under an alternative. */
const failing: Record<string, readonly string[]> = {
  'certificate-setup: failed': ['issueSslCertificate', 'deleteSslCertificate'],
  'certificate-setup: failed_nameserver': ['issueSslCertificate', 'deleteSslCertificate'],
}

test('every assumption has an alternative that a walk covers', () => {
  expect(alternatives.length).toBeGreaterThan(50)
  expect(new Set(alternatives.map(([id]) => id)).size).toBe(assumptions.length)
})

let walked = 0
afterAll(() =>
  console.log(`Conformance: the SDK walks under ${walked} of ${alternatives.length} alternatives`),
)

test.each(alternatives)('the SDK works under the alternative %s: %s', async (id, choice) => {
  const chosen = { [id]: choice } as Partial<AssumptionChoices>
  const sandbox = await createSandbox({ speed: 0, assumptions: chosen })
  const { walker, seen, missing } = await walkAll(sandbox, sandbox)
  expect(missing.toSorted()).toEqual((failing[`${id}: ${choice}`] ?? []).toSorted())
  expect(seen.filter(({ status }) => status >= 500 || status === 429)).toEqual([])
  await meetTheUnsettled(walker, sandbox)
  await meetTheLimits(sandbox)
  await sandbox.close()
  walked += 1
})

test('the SDK works within limits and with failures, under the sandbox’s defaults', async () => {
  const sandbox = await createSandbox({ speed: 0 })
  await meetTheUnsettled(createWalker(sandbox, sandbox), sandbox)
  await expect(meetTheLimits(sandbox)).resolves.toBeUndefined()
  await sandbox.close()
})
