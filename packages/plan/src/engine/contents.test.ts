import { array, assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { applyPlan, type Desired, DesiredError, parseDesired, planAccount } from '../index.ts'
import { contentKinds } from '../testing/content-kinds.ts'
import { setUp } from '../testing/set-up.ts'

// A long run: HOSTWRIGHT_CONTENTS=10000
const contents = Number(process.env['HOSTWRIGHT_CONTENTS'] ?? 200)
/** Number of contents that one file has: fewer than a packet filter has rules. */
const most = 15
/** The kinds of which a file has one content. */
const single = new Set(['memos of a server', 'settings of a VPS'])

const options = { resolveSecret: () => 'Correct-Horse-7' }

/** Returns the contents that a file takes together. */
function pickAccepted(
  all: readonly object[],
  toFile: (all: readonly object[]) => object,
): Desired | undefined {
  const taken: object[] = []
  let desired: Desired | undefined
  for (const one of all) {
    try {
      desired = parseDesired(toFile([...taken, one]))
      taken.push(one)
    } catch (error) {
      if (!(error instanceof DesiredError)) throw error
    }
  }
  return desired
}

test.each(Object.entries(contentKinds))(
  'an apply gets no 422 for any of the %s that a file takes, and the next plan is empty',
  async (name, [one, toFile, valid]) => {
    const size = single.has(name) ? 1 : most
    let sent = 0
    await assert(
      asyncProperty(array(one, { minLength: size, maxLength: size }), async (all) => {
        const desired = pickAccepted(all, toFile)
        if (desired === undefined) return
        const { client } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
        const plan = await planAccount(client, desired, options)
        const allow = ['delete~**', 'expose~**', 'many~**']
        const applied = await applyPlan(plan, { client, allow, ...options })
        sent += applied.writes
        expect((await planAccount(client, desired, options)).changes).toEqual([])
      }),
      { numRuns: Math.ceil(contents / size), examples: [[[valid]]] },
    )
    expect(sent).toBeGreaterThan(0)
  },
  3_600_000,
)
