import { expect, test } from 'vitest'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { SandboxOptions } from '../server/create-sandbox.ts'

/** Tests the behaviour that users see under each choice of an assumption. No two choices may have the same. */
export function testChoices<Id extends keyof AssumptionChoices>(
  id: Id,
  observe: (options: Pick<SandboxOptions, 'assumptions'>) => Promise<unknown>,
  expected: Readonly<Record<AssumptionChoices[Id], unknown>>,
): void {
  const rows = Object.entries(expected)
  test.each(rows)(`${id}: %s`, async (choice, wanted) => {
    const seen = await observe({ assumptions: { [id]: choice } })
    expect(seen).toEqual(wanted)
    const others = rows.filter(([other]) => other !== choice).map(([, unwanted]) => unwanted)
    expect(others).not.toContainEqual(seen)
  })
}
